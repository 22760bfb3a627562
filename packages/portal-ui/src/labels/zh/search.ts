import type { SearchLabels } from '../types.ts';

export const searchPopover: SearchLabels['searchPopover'] = {
  search: '搜索',
  placeholder: '找人、找群组',
  people: '联系人',
  groups: '群组',
  departments: '部门',
  peopleFound: '搜索到的联系人',
  groupsFound: '搜索到的群组',
  departmentsFound: '搜索到的部门',
  noPeople: '没有搜索到任何联系人',
  noGroups: '没有搜索到任何群组',
  noDepartments: '没有搜索到任何部门',
  noResultsHint: '换个写法试试：姓名、拼音、首字母、工号、职务、部门、邮箱或电话。',
  idleHint: '输入姓名、拼音、首字母、工号、职务、部门、邮箱或电话。',
  recent: '最近搜索',
  clearRecent: '清除',
  removeRecent: (query) => `删除“${query}”`,
  loading: '正在搜索…',
  slow: '还在搜索，网络可能有点慢。',
  loadingMore: '正在加载…',
  capped: (shown, total) => `共 ${total} 条，显示前 ${shown} 条；请再输入几个字缩小范围。`,
  failed: '搜索没有成功，请重试。',
  failedMore: '后面的结果没有加载出来。',
  retry: '重试',
  offline: '网络已断开，联网后可以继续搜索。',
  clear: '清空',
  close: '返回',
  sendMessage: (name) => `给 ${name} 发消息`,
  matchedField: { userId: '工号', email: '邮箱', phone: '电话', member: '成员' },
  groupKind: { group: '普通群', topicGroup: '专题群', teamGroup: '团队群' },
  departmentPeople: (people) => `${people} 人`,
  found: (people, groups, departments) =>
    `搜索到 ${people} 位联系人、${groups} 个群组${departments === undefined ? '' : `、${departments} 个部门`}`,
  keys: { move: '选择', open: '打开', message: '发消息', switchTab: '切换' },
};

export const search: SearchLabels = { searchPopover };
