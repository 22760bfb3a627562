import type { ConversationView } from '../blocks/ConversationList/types.ts';
import type { MessageView } from '../blocks/MessageList/types.ts';
import type { PersonCardView } from '../blocks/PersonCard/types.ts';
import type { DepartmentHit, GroupHit, PersonHit } from '../blocks/SearchPopover/types.ts';
import type { PersonView, TimeSettings } from '../blocks/views.ts';

/** Friday, 20 November 2026, 14:30 in Shanghai. */
export const now = Date.UTC(2026, 10, 20, 6, 30);
export const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** One clock and one zone for all stories. */
export const timeSettings: TimeSettings = { locale: 'en', timeZone: 'Asia/Shanghai', now };

/** People whose names try every script, a length beyond all rows and the other direction. */
export const people = {
  zhangwei: {
    id: 'demo~zhangwei',
    name: '张伟',
    position: '要闻组主编',
    department: '总编室 / 时政部 / 要闻组',
  },
  lina: { id: 'demo~lina', name: '李娜', position: '记者', department: '融媒体中心 / 视频部' },
  tanaka: { id: 'demo~tanaka', name: '田中 美咲', position: '東京支局長', department: '国际部 / 亚洲组' },
  garcia: {
    id: 'demo~garcia',
    name: 'José García Márquez',
    position: 'Corresponsal',
    department: '国际部 / 美洲组',
  },
  smith: {
    id: 'demo~smith',
    name: 'Eleanor Smith',
    position: 'Photo editor',
    department: '视觉中心 / 图片部',
  },
  long: {
    id: 'demo~maximiliana',
    name: 'Maximiliana Fernández-Villanueva y Ortiz de Montellano',
    position: 'Subdirectora adjunta de planificación informativa internacional',
    department: 'Redacción central / Coordinación de ediciones digitales y convergencia',
  },
  noor: { id: 'demo~noor', name: 'نور الهاشمي', position: 'محررة', department: '国际部 / 西亚组' },
} as const satisfies Record<string, PersonView>;

export const me: PersonView = {
  id: 'demo~wangfang',
  name: '王芳',
  position: '编辑',
  department: '总编室 / 时政部',
};

const surnames = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴'];
const givenNames = ['伟', '娜', '敏', '静', '磊', '洋', '艳', '勇', '杰', '涛', '欣怡', '子涵', '浩然'];
const positions = ['记者', '编辑', '主编', '摄影', '校对', '制作人'];
const departments = ['总编室 / 时政部', '融媒体中心 / 视频部', '国际部 / 亚洲组', '视觉中心 / 图片部'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** So many people, always the same ones. */
export function manyPeople(count: number): PersonHit[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `demo~p${index}`,
    name: pick(surnames, index) + pick(givenNames, index * 7 + Math.floor(index / 10)),
    position: pick(positions, index),
    department: pick(departments, index),
  }));
}

/** What `zh` finds: the matched part of each field, or why the row is here at all. */
export const peopleFound: PersonHit[] = [
  { ...people.zhangwei, match: { field: 'name', ranges: [[0, 1]] } },
  { ...people.lina, match: { field: 'userId', text: 'zh10086', ranges: [[0, 2]] } },
  { ...people.garcia, match: { field: 'email', text: 'jose.zhang@example.com', ranges: [[5, 7]] } },
  { ...people.smith, match: { field: 'phone', text: '139 0000 8613', ranges: [[9, 13]] } },
  { ...people.tanaka, match: { field: 'position', ranges: [[0, 2]] } },
  { ...people.long, match: { field: 'name', ranges: [[0, 4]] } },
  { ...people.noor, match: { field: 'name', ranges: [[0, 3]] } },
];

export const groupsFound: GroupHit[] = [
  { id: 'g1', name: '两会报道组', kind: 'teamGroup', match: { field: 'name', ranges: [[2, 4]] } },
  {
    id: 'g2',
    name: '夜班值守',
    kind: 'group',
    matchedMembers: ['张伟', '张敏', '张浩然'],
    match: { field: 'member', text: '张伟', ranges: [[0, 1]] },
  },
];

export const departmentsFound: DepartmentHit[] = [
  {
    id: 'd1',
    name: '政治新闻部',
    parents: ['总编室'],
    people: 42,
    match: { field: 'name', ranges: [[0, 1]] },
  },
  {
    id: 'd2',
    name: '综合组',
    parents: ['国际传播中心', 'Redacción en español'],
    people: 1,
    match: { field: 'name', ranges: [[0, 2]] },
  },
];

export const card: PersonCardView = {
  ...people.zhangwei,
  gender: 'male',
  mobile: '13800008613',
  telephone: '010-88880000',
  email: 'zhangwei@example.com',
  introduction: '时政要闻编辑，值夜班时请直接打电话。',
  departments: [
    { name: '要闻组', parent: '时政部', position: '要闻组主编' },
    { name: '两会专班', parent: '总编室', position: '统筹' },
  ],
  hidden: false,
  mobileHidden: false,
  left: false,
};

/** A friend with everything that a card can show. */
export const friendCard: PersonCardView = {
  ...card,
  departments: [
    { name: '要闻组', parent: '时政部', position: '要闻组主编', leaders: [people.lina, people.long] },
    { name: '两会专班', parent: '总编室', position: '统筹' },
  ],
  presence: 'online',
  relation: 2,
  starred: false,
  verifiesFriends: true,
};

/** The same person, as the server sends one who hides everything: the values are not there. */
export const hiddenCard: PersonCardView = {
  id: people.zhangwei.id,
  name: people.zhangwei.name,
  departments: [],
  hidden: true,
  mobileHidden: true,
  left: false,
};

const sentences = [
  '稿件我看过了，标题再短一点。',
  '好的，五分钟后发你。',
  'Can you send me the caption for the second photo?',
  '現場の写真は三枚あります。',
  '已经核实，时间是下午三点。',
  'La rueda de prensa empieza a las once.',
  '这一段引用需要补出处，另外第三段的数字和统计局公布的不一致，麻烦再核对一下，我这边先不签发。',
];

/** A message; `seq` also decides who wrote it and when. */
export function message(seq: number, rest: Partial<MessageView> = {}): MessageView {
  const own = seq % 5 > 2;
  return {
    id: `m${seq}`,
    seq,
    own,
    sender: own ? me : people.zhangwei,
    text: `${pick(sentences, seq)} #${seq}`,
    time: now - 40 * minute + seq * 1_000,
    state: 'sent',
    ...rest,
  };
}

/** Messages `from` to `to`, a minute apart, the last one a minute ago. */
export function history(from: number, to: number, last: number = to): MessageView[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const seq = from + index;
    return message(seq, { time: now - (last - seq + 1) * minute });
  });
}

const line = (
  person: Pick<PersonView, 'id' | 'name'>,
  text: string,
  ago: number,
  rest: Partial<ConversationView> = {},
): ConversationView => ({
  id: `user:${person.id}`,
  kind: 'person',
  targetId: person.id,
  name: person.name,
  lastMessage: { text, own: false, time: now - ago },
  unread: 0,
  pinned: false,
  muted: false,
  ...rest,
});

/** Recent conversations that show each mark once. */
export const conversations: ConversationView[] = [
  line({ id: 'g1', name: '两会报道组' }, '八点开选题会，请准时。', 3 * minute, {
    kind: 'teamGroup',
    pinned: true,
    unread: 128,
    members: [people.zhangwei, people.lina, people.tanaka, people.garcia],
    lastMessage: { text: '八点开选题会，请准时。', own: false, senderName: '张伟', time: now - 3 * minute },
  }),
  line(people.zhangwei, '标题再短一点。', 12 * minute, { unread: 3 }),
  line(people.lina, '视频传好了', 2 * hour, { draft: '收到，我马上看看' }),
  line(people.garcia, 'Gracias', 5 * hour, {
    outboxItem: { text: 'Te llamo a las once.', state: 'failed', time: now - 5 * hour },
  }),
  line({ id: 'g2', name: '夜班值守' }, '今晚谁在？', day, { kind: 'group', muted: true, unread: 7 }),
  line(people.tanaka, '写真は三枚あります。', 3 * day),
  line(people.long, 'La planificación de la semana que viene está en el documento compartido.', 30 * day),
  line(people.noor, 'صباح الخير، الخبر جاهز للنشر', 400 * day),
];
