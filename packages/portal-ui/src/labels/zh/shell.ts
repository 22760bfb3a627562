import type { ShellLabels } from '../types.ts';

export const common: ShellLabels['common'] = {
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  loading: '正在加载...',
  notifications: '通知',
};

export const appShell: ShellLabels['appShell'] = {
  skipToContent: '跳到正文',
  menu: '菜单',
  pages: '页面导航',
};

export const sidebar: ShellLabels['sidebar'] = {
  navigation: '主导航',
  unreadMessages: (count) => `${count} 条未读消息`,
  friendRequests: (count) => `${count} 个好友请求`,
  empty: '菜单为空，请联系管理员设置。',
};

export const topBar: ShellLabels['topBar'] = {
  openMenu: '打开菜单',
  collapseMenu: '收起菜单',
  expandMenu: '展开菜单',
};

export const topMenu: ShellLabels['topMenu'] = { navigation: '顶部导航', more: '更多' };

export const breadcrumb: ShellLabels['breadcrumb'] = { navigation: '当前位置' };

export const tabsBar: ShellLabels['tabsBar'] = {
  pages: '已打开的页面',
  refresh: '刷新',
  close: '关闭',
  closeOthers: '关闭其他',
  closeAll: '关闭所有',
  closeBefore: '关闭左侧',
  closeAfter: '关闭右侧',
  unsaved: '有未保存的内容',
  moved: (title, position, count) => `“${title}”已移到第 ${position} 个，共 ${count} 个`,
  allPages: (count) => `全部页面（${count}）`,
  searchPages: '搜索已打开的页面',
  noPages: '没有这样的页面',
};

export const userMenu: ShellLabels['userMenu'] = {
  menuOf: (name) => `${name}的菜单`,
  profile: '个人中心',
  startGroupChat: '发起群聊',
  friendRequests: (unread) => (unread > 0 ? `好友请求（${unread}）` : '好友请求'),
  settings: '系统设置',
  layoutSettings: '布局设置',
  console: '管理后台',
  changePassword: '修改密码',
  logOut: '退出登录',
  logOutTitle: '提示',
  logOutQuestion: '确定注销并退出系统吗？',
  cancel: '取消',
};

export const languageSelect: ShellLabels['languageSelect'] = { language: '语言' };

export const themeSelect: ShellLabels['themeSelect'] = {
  theme: '外观',
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
};

export const fullScreenToggle: ShellLabels['fullScreenToggle'] = { enter: '全屏', leave: '退出全屏' };

export const sizeSelect: ShellLabels['sizeSelect'] = {
  size: '尺寸',
  default: '默认',
  medium: '中等',
  small: '小型',
  mini: '超小',
};

export const shell: ShellLabels = {
  common,
  appShell,
  sidebar,
  topBar,
  topMenu,
  breadcrumb,
  tabsBar,
  userMenu,
  languageSelect,
  themeSelect,
  fullScreenToggle,
  sizeSelect,
};
