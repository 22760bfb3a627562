import type { ShellLabels } from '../types.ts';

export const shell: ShellLabels = {
  common: { close: '关闭', cancel: '取消', retry: '重试', loading: '正在加载...', notifications: '通知' },
  appShell: { skipToContent: '跳到正文', menu: '菜单', pages: '页面导航' },
  sidebar: {
    navigation: '主导航',
    unreadMessages: (count) => `${count} 条未读消息`,
    friendRequests: (count) => `${count} 个好友申请`,
  },
  topBar: { openMenu: '打开菜单', collapseMenu: '收起菜单', expandMenu: '展开菜单' },
  breadcrumb: { navigation: '当前位置' },
  tabsBar: {
    pages: '已打开的页面',
    refresh: '刷新',
    close: '关闭',
    closeOthers: '关闭其他',
    closeAll: '关闭所有',
  },
  userMenu: {
    menuOf: (name) => `${name}的菜单`,
    profile: '个人中心',
    startGroupChat: '发起群聊',
    settings: '系统设置',
    layoutSettings: '布局设置',
    changePassword: '修改密码',
    logOut: '退出登录',
    logOutTitle: '提示',
    logOutQuestion: '确定注销并退出系统吗？',
    cancel: '取消',
  },
  languageSelect: { language: '语言' },
  themeSelect: { theme: '外观', light: '浅色', dark: '深色', system: '跟随系统' },
  sizeSelect: { size: '尺寸', default: '默认', medium: '中等', small: '小型', mini: '超小' },
};
