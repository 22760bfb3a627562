// Wire shapes that several examples share. `morning` is a Monday, 08:00 UTC.

export const morning = 1_795_420_800_000;

export const zhangwei = 'demo~zhangwei';
export const lina = 'demo~lina';

/** A response without content. */
export const done = { code: '0' } as const;

/** A person in a list. */
export const lineOfZhangwei = {
  userId: zhangwei,
  name: '张伟',
  pos: '首席记者',
  avatar: '3',
  relation: 2,
  starFriend: true,
  friendId: zhangwei,
  deptInfos: [{ deptId: 'politics', dept: '时政部', parentDept: '采编中心', pos: '首席记者' }],
} as const;

export const lineOfLina = {
  userId: lina,
  name: '李娜',
  pos: '编辑',
  relation: 0,
  starFriend: false,
  friendId: lina,
  deptInfos: [{ deptId: 'video', dept: '视频部', pos: '编辑' }],
} as const;

/** A person's card. */
export const cardOfZhangwei = {
  userId: zhangwei,
  userName: 'zhangwei',
  name: '张伟',
  introduce: '跑时政十二年，也拍照片。',
  gender: 'male',
  workPlace: '北京',
  mobilephone: '13800000002',
  email: 'zhangwei@demo.example',
  hide: 0,
  hideMobile: 0,
  friendSwitch: 1,
  relation: 2,
  starFriend: true,
  friendId: zhangwei,
  avatar: '3',
  deptInfos: [
    {
      deptId: 'politics',
      dept: '时政部',
      parentDept: '采编中心',
      pos: '首席记者',
      leaders: [{ user: { userId: lina, name: '李娜' } }],
    },
  ],
} as const;

/** A session that has begun. */
export const grant = {
  userId: lina,
  userName: '李娜',
  tenantId: 'demo',
  accessToken: 'k3Jm0v8Qy2rT5wZ1xB7nD4sF6hL9pC',
  expiresIn: 900,
} as const;

export const groupId = 'g7d1f0c52';

const conversationId = 'c5f2a90d3b7e148c6a0f3d9b27e51c84f';
export const messageId = `${conversationId}-128`;

/** A message from 张伟 to 李娜. */
export const sentMessage = {
  id: messageId,
  seq: 128,
  rev: 0,
  clientMsgId: '0f9a4c1e-6d2b-4b7e-9d55-3f1c8a2e7b60',
  sender: zhangwei,
  senderName: '张伟',
  targetId: lina,
  type: 'user',
  kind: 'text',
  msg: '今晚的头条定了吗？',
  mentions: [],
  sendTime: morning,
  recalled: false,
  reactions: [],
} as const;

/** A group message with an image and a reaction. */
export const groupMessage = {
  ...sentMessage,
  id: 'c91b6e07f42ad358c1e6409bd8f2a73c5-42',
  seq: 42,
  rev: 2,
  targetId: groupId,
  type: 'teamGroup',
  kind: 'image',
  msg: '港口的照片 @李娜',
  file: {
    id: 'f20c4',
    name: '港口.jpg',
    ext: 'jpg',
    size: 482_113,
    isImage: 1,
    imageWidth: 1600,
    imageHeight: 1067,
  },
  mentions: [lina],
  reactions: [{ emoji: '👍', userIds: [lina] }],
} as const;

export const fileId = 'f20c4';

/** An image on the disk. */
export const diskFile = {
  id: fileId,
  filename: '港口.jpg',
  pathId: 'p20c4',
  parentId: 'd-photos',
  isDirectory: 0,
  sizeInBytes: 482_113,
  isImage: 1,
  ext: 'jpg',
  mediaType: 'image/jpeg',
  imageWidth: 1600,
  imageHeight: 1067,
  thumbWidth: 320,
  thumbHeight: 213,
  thumb: 1,
  createTime: morning,
  updateTime: morning,
  ownerId: lina,
  ownerName: '李娜',
} as const;

export const diskFolder = {
  id: 'd-photos',
  filename: '照片',
  pathId: 'd-photos',
  parentId: 'root',
  isDirectory: 1,
  sizeInBytes: 0,
  isImage: 0,
  ext: '',
  thumb: 0,
  createTime: morning,
  updateTime: morning,
  ownerId: lina,
  ownerName: '李娜',
} as const;
