import type { DirectoryLabels } from '../types.ts';
import { countedField } from './forms.ts';

export const personCard: DirectoryLabels['personCard'] = {
  title: '个人名片',
  gender: '性别',
  genders: { male: '男', female: '女' },
  position: '职务',
  mobile: '手机',
  telephone: '办公电话',
  email: '邮箱',
  introduction: '简介',
  department: '部门',
  notPublic: '未公开',
  notGiven: '未填写',
  previewAsColleague: '以同事身份查看',
  sendMessage: '发消息',
  copy: (field) => `复制${field}`,
  copied: '已复制',
  copyFailed: '没有复制成功',
  left: '已离职',
  leftHint: '这位同事已离职，聊天记录仍可查看，但不能再发消息。',
  you: '我',
  loading: '正在加载名片…',
  slow: '比平时慢一些，请稍候。',
  missing: '没有找到这位同事。',
  failed: '名片没有加载出来，请重试。',
  retry: '重试',
  offline: '网络已断开，联网后可以查看名片。',
  close: '关闭',
  leaders: '负责人',
  presence: { online: '在线', away: '离开', busy: '忙碌', offline: '离线' },
  openCard: '查看名片',
  back: '返回',
  backTo: (name) => `返回 ${name}`,
};

export const friendship: DirectoryLabels['friendship'] = {
  ...countedField,
  star: '星标',
  addStar: '设为星标好友',
  removeStar: '取消星标',
  starFailed: '星标没有更新，请重试。',
  addFriend: '加为好友',
  removeFriend: '解除好友',
  waiting: '等待对方验证',
  askedYou: '对方请求加您为好友',
  openRequests: '查看请求',
  askTitle: '添加好友',
  askMessage: '验证消息',
  askForbidden: '验证消息含有会改变文字方向或堆叠过多的字符，请删除。',
  askHint: '对方看到您的消息后决定是否通过。',
  greeting: (name) =>
    name === undefined
      ? '您好，我想加您为好友，请通过一下。'
      : `您好，我是${name}，想加您为好友，请通过一下。`,
  askSubmit: '发送请求',
  requestSent: '添加好友请求已发送',
  requestFailed: '好友请求没有发出去，请重试。',
  removeTitle: '提示',
  removeQuestion: '确定要解除好友？',
  friendRemoved: '已解除好友',
  removeFailed: '好友没有解除，请重试。',
  cancel: '取消',
  close: '关闭',
};

export const directory: DirectoryLabels = { personCard, friendship };
