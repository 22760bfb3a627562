import type { Known } from './people.ts';

/** A favourite, besides the messages marked in group-talks.ts and direct-talks.ts. */
export type Favourite = { by: Known; tags: readonly string[] } & (
  | { kind: 'note'; text: string }
  | { kind: 'link'; path: string; title: string }
  | { kind: 'file'; file: string }
  | { kind: 'person'; person: Known }
  | { kind: 'group'; group: string }
  | { kind: 'app'; app: string }
);

export const favourites: readonly Favourite[] = [
  { by: 'zhangwei', kind: 'app', app: 'topics', tags: ['常用'] },
  { by: 'zhangwei', kind: 'group', group: '国际传播协调', tags: ['国际'] },
  { by: 'zhangwei', kind: 'person', person: 'tanaka', tags: ['国际'] },
  { by: 'zhangwei', kind: 'file', file: '融媒体发稿规范.pdf', tags: ['规范', '常用'] },
  { by: 'zhangwei', kind: 'file', file: '港口清晨.jpg', tags: ['图片'] },
  { by: 'zhangwei', kind: 'link', path: 'stories/w1.html', title: '头版：基层治理观察', tags: ['稿件'] },
  {
    by: 'zhangwei',
    kind: 'note',
    text: '图书馆专题\n三座图书馆，一个夜晚。王老师的故事放在结尾。',
    tags: ['图书馆专题'],
  },
  { by: 'lina', kind: 'file', file: '集市.jpg', tags: ['封面'] },
  { by: 'lina', kind: 'note', text: '推送时间：8:00、12:30、18:00', tags: ['推送'] },
  { by: 'lina', kind: 'person', person: 'zhangwei', tags: [] },
  { by: 'tanaka', kind: 'file', file: '企画書：隣人たちの食卓.pdf', tags: ['連載'] },
  { by: 'tanaka', kind: 'note', text: '表記：「一人暮らし」に統一', tags: ['校閲'] },
  { by: 'garcia', kind: 'app', app: 'archive', tags: ['diario'] },
  { by: 'garcia', kind: 'group', group: 'Mesa de redacción', tags: ['diario'] },
  { by: 'garcia', kind: 'person', person: 'smith', tags: [] },
  { by: 'garcia', kind: 'file', file: 'Guía de estilo.pdf', tags: ['estilo'] },
  { by: 'garcia', kind: 'file', file: 'El campo al amanecer.jpg', tags: ['sequía'] },
  {
    by: 'garcia',
    kind: 'link',
    path: 'stories/w10.html',
    title: 'Crónica: la sequía en el campo',
    tags: ['sequía'],
  },
  {
    by: 'garcia',
    kind: 'note',
    text: 'Preguntas para la alcaldesa\n¿Cuándo abre la biblioteca nueva? ¿Quién paga el turno de noche?',
    tags: ['entrevista'],
  },
  { by: 'smith', kind: 'file', file: 'Late libraries.xlsx', tags: ['figures'] },
  { by: 'smith', kind: 'note', text: 'Ask José for the reservoir figure on Monday.', tags: ['drought'] },
];

/** People's own applications. */
export const ownApps: Readonly<Record<Known, readonly string[]>> = {
  zhangwei: ['topics', 'archive', 'oa', 'disk'],
  lina: ['topics', 'archive', 'messages'],
  tanaka: ['archive', 'meeting'],
  garcia: ['topics', 'archive', 'disk'],
  smith: ['archive', 'contacts', 'favourites'],
};

/** Notices from applications to people. */
export const notices: readonly { app: string; to: Known; ago: number; text: string }[] = [
  { app: 'topics', to: 'zhangwei', ago: 26 * 60, text: '选题《县城里的图书馆》已通过，负责人：张伟。' },
  {
    app: 'topics',
    to: 'zhangwei',
    ago: 150,
    text: '《对话：老街区的新主人》被退回：请补充两位受访者的姓名。',
  },
  { app: 'oa', to: 'zhangwei', ago: 80, text: '您有一份请假申请待审批：李娜，周五下午。' },
  { app: 'topics', to: 'lina', ago: 200, text: '推文《一图读懂新举措》等待您审稿。' },
  { app: 'oa', to: 'lina', ago: 79, text: '您的请假申请已提交，等待审批。' },
  { app: 'oa', to: 'tanaka', ago: 300, text: '会議室 302 を予約しました。明日 15:00–16:00。' },
  { app: 'topics', to: 'tanaka', ago: 120, text: '企画「隣人たちの食卓」が承認されました。' },
  { app: 'topics', to: 'garcia', ago: 260, text: 'El tema «Entrevista con la alcaldesa» está aprobado.' },
  { app: 'oa', to: 'garcia', ago: 58, text: 'Recordatorio: el parte de horas se cierra hoy a las 18.00.' },
  {
    app: 'topics',
    to: 'smith',
    ago: 240,
    text: 'Your feature “The last night train” was returned with two comments.',
  },
  { app: 'oa', to: 'smith', ago: 61, text: 'Your expenses for October have been approved.' },
];
