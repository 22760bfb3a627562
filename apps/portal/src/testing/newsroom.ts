import type { MockResponses } from '@snap/portal-api/mocks';

// A small newsroom, of the organisation of the contract's examples. The texts are known to `.storybook/fixture-language`.

/** 08:00 UTC on the day on which the stories are looked at, in milliseconds. */
const morning = new Date().setUTCHours(8, 0, 0, 0);
const minute = 60_000;

/** Who is signed in. */
export const user = 'demo~lina';

const staff = [
  { login: 'lina', name: '李娜', pos: '图片编辑' },
  { login: 'zhangwei', name: '张伟', pos: '要闻组主编' },
  { login: 'tanaka', name: '田中美咲', pos: '东京分社社长' },
  { login: 'garcia', name: '何塞·加西亚', pos: '驻外记者' },
  { login: 'smith', name: '埃莉诺·史密斯', pos: '记者' },
  { login: 'wangfang', name: '王芳', pos: '主编' },
].map(({ login, name, pos }, at) => ({
  userId: `demo~${login}`,
  name,
  pos,
  relation: at === 0 ? (0 as const) : (2 as const),
  starFriend: at === 1,
  friendId: `demo~${login}`,
  deptInfos: [{ deptId: 'news', dept: '要闻组', parentDept: '新闻编辑室', pos }],
}));

const nameOf = (userId: string) => staff.find((person) => person.userId === userId)?.name ?? userId;

const cardOf = (userId: string) => {
  const { relation, ...person } = staff.find((known) => known.userId === userId) ?? staff[0]!;
  return {
    ...person,
    userName: userId.slice('demo~'.length),
    mobilephone: '13800000002',
    email: `${userId.slice('demo~'.length)}@demo.example`,
    hide: 0 as const,
    hideMobile: 0 as const,
    friendSwitch: 1 as const,
    relation,
  };
};

const group = {
  groupId: 'g7d1f0c52',
  groupName: '两会报道组',
  groupType: '3' as const,
  label: '团队群',
  memberCount: staff.length,
};

/** What its owner, who is signed in, sees of the group. */
export const newsroomGroup = {
  ...group,
  introduce: '两会期间各部门联络',
  ownerId: user,
  ownerName: nameOf(user),
  role: 'owner' as const,
  memberLimit: 500,
  createTime: morning,
};

const said = (
  [
    ['demo~zhangwei', '八点开选题会，请准时。'],
    [user, '收到，我马上看看'],
    ['demo~garcia', '今晚十点截稿，图片请在九点前传好。'],
    [user, '视频已经传好了。'],
    ['demo~zhangwei', '稿件我看过了，标题再短一点。'],
  ] as const
).map(([sender, msg], at) => ({
  id: `c5f2a90d3b7e148c6a0f3d9b27e51c84f-${at + 1}`,
  seq: at + 1,
  rev: 0,
  clientMsgId: `0f9a4c1e-6d2b-4b7e-9d55-3f1c8a2e7b6${at}`,
  sender,
  senderName: nameOf(sender),
  kind: 'text' as const,
  msg,
  mentions: [],
  sendTime: morning + at * minute,
  recalled: false,
  reactions: at === 0 ? [{ emoji: '👍', userIds: [user] }] : [],
}));

const lastOf = (at: number) => {
  const { msg, sender, senderName, sendTime, seq } = said[at % said.length]!;
  return {
    lastMsg: msg,
    lastMsgSeq: seq,
    lastMsgRev: 0,
    lastMsgTime: sendTime,
    lastKind: 'text' as const,
    lastRecalled: 0 as const,
    lastSender: sender,
    lastSenderName: senderName,
    lastTime: sendTime,
    lastSeq: seq,
    readSeq: seq,
    unread: 0,
    mentionSeqs: [],
    uncountedSeqs: [],
    top: 0 as const,
    mute: 0 as const,
  };
};

/** The files on her disk. */
export const files = [
  { filename: '现场照片', isDirectory: 1 as const, ext: '' },
  { filename: '两会报道方案.docx', isDirectory: 0 as const, ext: 'docx' },
  { filename: '统计表.xlsx', isDirectory: 0 as const, ext: 'xlsx' },
  { filename: '会议纪要.pdf', isDirectory: 0 as const, ext: 'pdf' },
  { filename: '采访录音.mp3', isDirectory: 0 as const, ext: 'mp3' },
].map((file, at) => ({
  ...file,
  id: `f${at}`,
  pathId: `f${at}`,
  parentId: 'root',
  sizeInBytes: file.isDirectory ? 0 : 48_211 * (at + 1),
  isImage: 0 as const,
  thumb: 0 as const,
  createTime: morning,
  updateTime: morning,
  ownerId: user,
  ownerName: nameOf(user),
}));

const pages = [
  ['workspace', '工作台', '/', 'home'],
  ['application', '应用', '/application/application', 'app-window'],
  ['news', '消息', '/news/news', 'message-square'],
  ['addressBook', '通讯录', '/addressBook/addressBook', 'contact'],
  ['networkDisk', '网盘', '/networkDisk/networkDisk', 'folder'],
  ['collection', '收藏', '/collection/collection', 'star'],
] as const;

const channels = [
  { id: 'todo', name: '待办稿件', icon: 'edit', sort: 0, type: 'stories' as const },
  { id: 'messages', name: '消息', icon: 'message-square', sort: 1, type: 'messages' as const },
  { id: 'hot', name: '热点', icon: 'flame', sort: 2, type: 'hotspots' as const },
  { id: 'apps', name: '常用应用', icon: 'app-window', sort: 3, type: 'applications' as const },
];

const apps = ['采编系统', '选题策划', '图片库', '协同办公'].map((name, at) => ({
  id: `app${at}`,
  name,
  icon: 'briefcase',
  redirectUri: `https://app${at}.demo.example/`,
  mine: at < 2 ? (1 as const) : (0 as const),
}));

/** Responses of the newsroom's server. */
export const newsroom = {
  'directory.obtainUser': ({ userId }) => ({ code: '0', result: cardOf(userId ?? user) }),
  'directory.departmentTree': {
    code: '0',
    result: [
      {
        deptId: 'newsroom',
        name: '新闻编辑室',
        count: staff.length,
        childDepts: [{ deptId: 'news', name: '要闻组', count: staff.length, own: 1, childDepts: [] }],
      },
    ],
  },
  'directory.departmentMembers': { code: '0', leaders: [{ user: staff[1]! }], members: staff.slice(2) },
  'directory.listUsers': ({ ids }) => ({
    code: '0',
    result: staff.filter(({ userId }) => ids.includes(userId)),
  }),
  'friends.list': { code: '0', result: staff.slice(1, 4), total: 3 },
  'friends.unread': { code: '0', result: [] },
  'groups.list': { code: '0', result: [group], total: 1 },
  'groups.detail': { code: '0', result: newsroomGroup },
  'groups.members': {
    code: '0',
    total: staff.length,
    result: staff.map(({ userId, name, pos }, at) => ({
      userId,
      name,
      position: pos,
      dept: '要闻组',
      left: 0,
      role: at === 0 ? ('owner' as const) : ('member' as const),
      joinTime: morning,
    })),
  },
  'messages.recent': {
    code: '0',
    mobileVOList: [
      {
        type: 'teamGroup',
        userId: group.groupId,
        name: group.groupName,
        ...lastOf(2),
        top: 1,
        unread: 2,
        readSeq: 1,
      },
      ...staff.slice(1).map(({ userId, name }, at) => ({
        type: 'user' as const,
        userId,
        name,
        ...lastOf(at + 3),
      })),
    ],
  },
  'messages.history': ({ targetId, type }) => ({
    code: '0',
    list: said.map((message) => ({ ...message, targetId, type })),
    hasMoreBefore: false,
    hasMoreAfter: false,
    readId: said.at(-1)!.id,
    peerReadId: said.at(-1)!.id,
  }),
  'messages.pinned': { code: '0', list: [] },
  'messages.search': {
    code: '0',
    list: said.slice(0, 2).map((message) => ({
      message: { ...message, targetId: group.groupId, type: 'teamGroup' },
      name: group.groupName,
    })),
    hasMore: false,
  },
  'newsroom.menus': {
    code: '0',
    result: pages.map(([id, name, path, icon]) => ({ id, name, path, icon })),
  },
  'account.passwordExpiry': { code: '0', notice: 0, force: 0, notice_msg: '' },
  'workspace.board': { code: '0', result: { channels, version: 3 } },
  'workspace.channels': { code: '0', result: channels.map((channel) => ({ ...channel, added: 1 as const })) },
  'newsroom.todoStories': {
    code: '0',
    total: 2,
    result: ['寒潮来袭，供暖企业如何保供', '首都机场航班因大雾延误'].map((title, at) => ({
      id: `s${at}`,
      title,
      status: at === 0 ? ('review' as const) : ('draft' as const),
      desk: '要闻组',
      author: nameOf('demo~zhangwei'),
      updateTime: morning,
      deadline: morning + 120 * minute,
    })),
  },
  'newsroom.hotspots': {
    code: '0',
    total: 2,
    result: ['多地发布寒潮预警，北方气温骤降', '新一代载人飞船完成首次试飞'].map((title, at) => ({
      id: `h${at}`,
      title,
      source: '气象台',
      heat: 98_210 - at * 20_000,
      trend: 'up' as const,
      time: morning,
      url: `https://news.demo.example/h${at}`,
    })),
  },
  'applications.list': { code: '0', result: [{ name: '新闻编辑室', appList: apps }] },
  'applications.own': { code: '0', result: apps.slice(0, 2) },
  'disk.list': { code: '0', list: files, total: files.length, path: [] },
  'disk.recycleList': { code: '0', list: [], total: 0, days: 30 },
  'collection.list': {
    code: '0',
    total: 3,
    list: ['就按这个办', '头条定了！', '今天的图都在这里'].map((text, at) => ({
      collectId: `k${at}`,
      kind: 'note' as const,
      title: text,
      text,
      tags: at === 0 ? ['两会报道'] : [],
      createTime: morning - at * minute,
      updateTime: morning - at * minute,
      source: { type: 'note' as const },
      sourceRemoved: 0 as const,
    })),
  },
  'collection.tags': { code: '0', result: [{ tag: '两会报道', count: 1 }] },
} satisfies MockResponses;
