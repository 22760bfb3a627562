/** A sample group: named members by login, and the number of others. */
export interface SampleGroup {
  /** At most 16 characters. */
  name: string;
  /** '1' ordinary, '2' about a topic, '3' team. */
  type: '1' | '2' | '3';
  /** Id of a topic group's story. */
  topicId?: string;
  introduction?: string;
  owner: string;
  members: readonly string[];
  /** Other members, from departments below this path. */
  from?: { path: string; people: number };
}

/** Groups of the named people. */
export const sampleGroups: readonly SampleGroup[] = [
  {
    name: '全媒体值班调度',
    type: '3',
    introduction: '当日值班、选题与发布调度，紧急情况请同时电话联系。',
    owner: 'zhangwei',
    members: ['lina', 'tanaka', 'garcia', 'smith'],
    from: { path: '总编室', people: 30 },
  },
  {
    name: '要闻组',
    type: '3',
    introduction: '要闻组日常沟通。',
    owner: 'zhangwei',
    members: ['lina'],
    from: { path: '总编室/时政部/要闻组', people: 15 },
  },
  {
    name: '微信公众号运营',
    type: '3',
    introduction: '推文排期、审核与数据复盘。',
    owner: 'lina',
    members: ['zhangwei'],
    from: { path: '新媒体中心/社交媒体部', people: 20 },
  },
  {
    name: '国际传播协调',
    type: '3',
    introduction: 'Coordinación, coordination, 連絡用。',
    owner: 'smith',
    members: ['zhangwei', 'tanaka', 'garcia'],
    from: { path: '国际传播中心', people: 25 },
  },
  {
    name: '日本語編集部',
    type: '3',
    introduction: '企画と校閲の連絡。',
    owner: 'tanaka',
    members: ['lina'],
    from: { path: '国际传播中心/日本語編集部', people: 15 },
  },
  {
    name: 'Mesa de redacción',
    type: '3',
    introduction: 'Temas del día y cierre.',
    owner: 'garcia',
    members: ['smith'],
    from: { path: '国际传播中心/Redacción en español', people: 15 },
  },
  {
    name: '县城里的图书馆',
    type: '2',
    topicId: 'w4',
    introduction: '三座图书馆，一个夜晚：文字、图片与译稿在这里协调。',
    owner: 'zhangwei',
    members: ['lina', 'tanaka', 'smith'],
  },
  { name: '张伟、李娜、田中 さくら', type: '1', owner: 'zhangwei', members: ['lina', 'tanaka'] },
  { name: 'Copy swap', type: '1', owner: 'smith', members: ['garcia', 'zhangwei'] },
  {
    name: '周末羽毛球',
    type: '1',
    owner: 'lina',
    members: ['zhangwei', 'smith', 'garcia'],
    from: { path: '技术中心', people: 8 },
  },
];
