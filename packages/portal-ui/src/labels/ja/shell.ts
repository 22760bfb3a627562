import type { ShellLabels } from '../types.ts';

export const common: ShellLabels['common'] = {
  close: '閉じる',
  cancel: 'キャンセル',
  retry: '再試行',
  loading: '読み込み中…',
  notifications: '通知',
};

export const appShell: ShellLabels['appShell'] = {
  skipToContent: '本文へ移動',
  menu: 'メニュー',
  pages: 'ページ',
};

export const sidebar: ShellLabels['sidebar'] = {
  navigation: 'メインナビゲーション',
  unreadMessages: (count) => `未読メッセージ ${count} 件`,
  friendRequests: (count) => `友達申請 ${count} 件`,
  empty: 'メニューがありません。管理者にご連絡ください。',
};

export const topBar: ShellLabels['topBar'] = {
  openMenu: 'メニューを開く',
  collapseMenu: 'メニューをたたむ',
  expandMenu: 'メニューを広げる',
};

export const topMenu: ShellLabels['topMenu'] = { navigation: 'エリア', more: 'その他' };

export const breadcrumb: ShellLabels['breadcrumb'] = { navigation: '現在の位置' };

export const tabsBar: ShellLabels['tabsBar'] = {
  pages: '開いているページ',
  refresh: '更新',
  close: '閉じる',
  closeOthers: '他を閉じる',
  closeAll: 'すべて閉じる',
  closeBefore: '左側を閉じる',
  closeAfter: '右側を閉じる',
  unsaved: '未保存の内容があります',
  moved: (title, position, count) => `「${title}」を${count}件中${position}番目に移動しました`,
  allPages: (count) => `開いているページ一覧（${count}）`,
  searchPages: '開いているページを検索',
  noPages: '該当するページはありません',
};

export const userMenu: ShellLabels['userMenu'] = {
  menuOf: (name) => `${name}さんのメニュー`,
  profile: 'プロフィール',
  startGroupChat: 'グループチャットを始める',
  friendRequests: (unread) => (unread > 0 ? `友だち申請（${unread}）` : '友だち申請'),
  settings: '設定',
  layoutSettings: 'レイアウト設定',
  console: '管理コンソール',
  changePassword: 'パスワードの変更',
  logOut: 'ログアウト',
  logOutTitle: '確認',
  logOutQuestion: 'ログアウトしてポータルを終了しますか？',
  cancel: 'キャンセル',
};

export const languageSelect: ShellLabels['languageSelect'] = { language: '言語' };

export const themeSelect: ShellLabels['themeSelect'] = {
  theme: '外観',
  light: 'ライト',
  dark: 'ダーク',
  system: 'システムに合わせる',
};

export const fullScreenToggle: ShellLabels['fullScreenToggle'] = {
  enter: '全画面表示',
  leave: '全画面表示を終了',
};

export const sizeSelect: ShellLabels['sizeSelect'] = {
  size: 'サイズ',
  default: '標準',
  medium: '中',
  small: '小',
  mini: '極小',
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
