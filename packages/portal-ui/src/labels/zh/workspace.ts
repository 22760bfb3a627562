import type { WorkspaceLabels } from '../types.ts';

const reorder: WorkspaceLabels['appGrid']['reorder'] = {
  handle: (name) => `移动${name}`,
  instructions: '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。',
  lifted: (name, position, count) => `已拿起${name}，第 ${position} 位，共 ${count} 位`,
  moved: (name, position, count) => `${name}移到第 ${position} 位，共 ${count} 位`,
  dropped: (name, position, count) => `${name}已放在第 ${position} 位，共 ${count} 位`,
  cancelled: (name) => `${name}已放回原处`,
};

export const appGrid: WorkspaceLabels['appGrid'] = {
  search: '搜索应用',
  clear: '清除搜索',
  own: '我的应用',
  ownEmpty: '还没有常用应用，点下面应用上的星标就能加到这里。',
  add: (name) => `把${name}加到我的应用`,
  remove: (name) => `从我的应用移除${name}`,
  arrange: '排序',
  done: '完成',
  found: (count) => `找到 ${count} 个应用`,
  notFound: (query) => `没有找到“${query}”相关的应用。`,
  empty: '还没有可用的应用。',
  failed: '应用加载失败。',
  offline: '没有网络，应用暂时打不开。',
  loading: '正在加载应用',
  slow: '比平时慢一些，请稍候。',
  retry: '重试',
  notKept: '没有保存成功，已恢复原样。请稍后重试。',
  reorder,
};

export const workspaceBoard: WorkspaceLabels['workspaceBoard'] = {
  title: '我的卡片',
  edit: '编辑工作台',
  done: '完成',
  add: '添加卡片',
  addTitle: '添加卡片',
  close: '关闭',
  addCard: (name) => `添加${name}`,
  added: '已添加',
  offersEmpty: '没有更多卡片了。',
  removeCard: (name) => `移除${name}`,
  removed: (name) => `已移除${name}`,
  empty: '工作台还没有卡片。',
  failed: '工作台加载失败。',
  offline: '没有网络，工作台暂时打不开。',
  loading: '正在加载工作台',
  slow: '比平时慢一些，请稍候。',
  retry: '重试',
  saving: '正在保存…',
  saveFailed: '没有保存成功，排列已保留在这里。',
  reorder,
};

export const boardCard: WorkspaceLabels['boardCard'] = {
  empty: '这里还没有内容。',
  nothing: {
    messages: '您的会话会显示在这里，先找一位同事聊聊吧。',
    applications: '管理员登记应用后，会显示在这里。',
    stories: '采编系统分配给您的稿件会显示在这里。',
    hotspots: '管理员接入采编系统后，热点会显示在这里。',
    ranking: '有稿件发布后，这里显示各部门的排行。',
    files: '最近的文件会显示在这里，先到网盘上传一个吧。',
    favourites: '您收藏的消息、文件和联系人会显示在这里。',
  },
  failed: '加载失败。',
  offline: '没有网络。',
  loading: '正在加载',
  slow: '比平时慢一些，请稍候。',
  retry: '重试',
  states: { topic: '选题', draft: '撰写中', review: '待审', returned: '退回' },
  due: (time) => `截止 ${time}`,
  overdue: (time) => `已超时，截止 ${time}`,
  trends: { up: '上升', down: '下降', flat: '持平' },
  heat: (heat) => `热度 ${heat}`,
  count: (count) => `${count} 篇`,
  unread: (count) => `${count} 条未读消息`,
};

export const workspace: WorkspaceLabels = { appGrid, workspaceBoard, boardCard };
