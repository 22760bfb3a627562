import type { Language } from '@snap/portal-api/contract';

/** Minutes. */
export const hour = 60;
export const day = 24 * hour;

export const knownLogins = ['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'] as const;
export type Known = (typeof knownLogins)[number];

export const languageOf: Readonly<Record<Known, Language>> = {
  zhangwei: 'zh',
  lina: 'zh',
  tanaka: 'ja',
  garcia: 'es',
  smith: 'en',
};

/** Illustrated avatars of the other colleagues, assigned in turn. */
export const otherFaces = { male: ['p1', 'p3', 'p5'], female: ['p2', 'p4'] } as const;

/** Friendships and their age in days; the first person sent the request. */
export const friendships: readonly {
  between: readonly [Known, Known];
  days: number;
  starredBy?: readonly Known[];
}[] = [
  { between: ['lina', 'zhangwei'], days: 40, starredBy: ['zhangwei', 'lina'] },
  { between: ['smith', 'garcia'], days: 33, starredBy: ['garcia'] },
  { between: ['zhangwei', 'smith'], days: 21 },
  { between: ['tanaka', 'lina'], days: 12, starredBy: ['tanaka'] },
  { between: ['garcia', 'zhangwei'], days: 9 },
];

/** Pending friend requests from a colleague of a department. */
export const requests: readonly {
  to: Known;
  /** Path of the department. */
  from: string;
  ago: number;
  text: string;
}[] = [
  {
    to: 'lina',
    from: '视听中心/视频部/短视频组',
    ago: 3 * hour,
    text: '李娜你好，我是短视频组的，想请教公众号封面的尺寸。',
  },
  {
    to: 'zhangwei',
    from: '总编室/评论部/时评组',
    ago: 50,
    text: '张老师好，我在写图书馆的时评，方便加个好友吗？',
  },
  {
    to: 'zhangwei',
    from: '国际传播中心/English Desk/Features',
    ago: 5 * hour,
    text: 'Hello Zhang Wei, I edit your series for the English desk.',
  },
  {
    to: 'garcia',
    from: '国际传播中心/Redacción en español/Cultura',
    ago: 65,
    text: 'Hola, José. Soy de Cultura: me gustaría preguntarte por la entrevista.',
  },
  {
    to: 'garcia',
    from: '国际传播中心/English Desk/Business',
    ago: 4 * hour,
    text: 'Hi José, could we compare notes on wheat prices?',
  },
  {
    to: 'smith',
    from: '国际传播中心/English Desk/Copy Desk',
    ago: 2 * hour,
    text: 'Emily, one question about the night train piece before it goes to print.',
  },
  {
    to: 'tanaka',
    from: '国际传播中心/日本語編集部/文化班',
    ago: 2 * hour,
    text: '文化班の者です。書展の取材でご一緒します。よろしくお願いします。',
  },
];
