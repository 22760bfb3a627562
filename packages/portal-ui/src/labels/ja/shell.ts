import type { ShellLabels } from '../types.ts';

export const shell: ShellLabels = {
  common: {
    close: '閉じる',
    cancel: 'キャンセル',
    retry: '再試行',
    loading: '読み込み中…',
    notifications: '通知',
  },
  appShell: { skipToContent: '本文へ移動', menu: 'メニュー', pages: 'ページ' },
  sidebar: {
    navigation: 'メインナビゲーション',
    unreadMessages: (count) => `未読メッセージ ${count} 件`,
    friendRequests: (count) => `友達申請 ${count} 件`,
  },
  topBar: { openMenu: 'メニューを開く', collapseMenu: 'メニューをたたむ', expandMenu: 'メニューを広げる' },
  breadcrumb: { navigation: '現在の位置' },
  tabsBar: {
    pages: '開いているページ',
    refresh: '更新',
    close: '閉じる',
    closeOthers: '他を閉じる',
    closeAll: 'すべて閉じる',
  },
  userMenu: {
    menuOf: (name) => `${name}さんのメニュー`,
    profile: 'プロフィール',
    startGroupChat: 'グループチャットを始める',
    settings: '設定',
    layoutSettings: 'レイアウト設定',
    changePassword: 'パスワードの変更',
    logOut: 'ログアウト',
    logOutTitle: '確認',
    logOutQuestion: 'ログアウトしてポータルを終了しますか？',
    cancel: 'キャンセル',
  },
  languageSelect: { language: '言語' },
  themeSelect: { theme: '外観', light: 'ライト', dark: 'ダーク', system: 'システムに合わせる' },
  sizeSelect: { size: 'サイズ', default: '標準', medium: '中', small: '小', mini: '極小' },
};
