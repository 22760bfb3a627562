import type { WorkspaceLabels } from '../types.ts';

const reorder: WorkspaceLabels['appGrid']['reorder'] = {
  handle: (name) => `${name}を移動`,
  instructions:
    'スペースキーで持ち上げ、矢印キーで動かし、もう一度スペースキーで置きます。Esc で元に戻ります。',
  lifted: (name, position, count) => `${name}を持ち上げました。${count} 件中 ${position} 番目です。`,
  moved: (name, position, count) => `${name}を ${count} 件中 ${position} 番目に動かしました。`,
  dropped: (name, position, count) => `${name}を ${count} 件中 ${position} 番目に置きました。`,
  cancelled: (name) => `${name}を元の位置に戻しました。`,
};

export const appGrid: WorkspaceLabels['appGrid'] = {
  search: 'アプリを検索',
  clear: '検索を消去',
  own: 'マイアプリ',
  ownEmpty: 'まだありません。下のアプリのピンを押すと、ここに表示されます。',
  add: (name) => `${name}をマイアプリに追加`,
  remove: (name) => `${name}をマイアプリから外す`,
  more: (name) => `${name}のその他の操作`,
  addOwn: 'マイアプリに追加',
  removeOwn: 'マイアプリから外す',
  favourite: 'お気に入りに追加',
  unfavourite: 'お気に入りから外す',
  arrange: '並べ替え',
  done: '完了',
  found: (count) => `${count} 件のアプリが見つかりました`,
  notFound: (query) => `「${query}」に合うアプリはありません。`,
  empty: 'アプリはまだありません。',
  failed: 'アプリを読み込めませんでした。',
  offline: 'ネットワークがないため、アプリを表示できません。',
  loading: 'アプリを読み込んでいます',
  slow: 'いつもより時間がかかっています。',
  retry: '再試行',
  notKept: '保存できなかったため、元に戻しました。後でもう一度お試しください。',
  reorder,
};

export const workspaceBoard: WorkspaceLabels['workspaceBoard'] = {
  title: 'マイカード',
  edit: 'ワークスペースを編集',
  done: '完了',
  add: 'カードを追加',
  addTitle: 'カードを追加',
  close: '閉じる',
  addCard: (name) => `${name}を追加`,
  added: '追加済み',
  offersEmpty: '追加できるカードはありません。',
  removeCard: (name) => `${name}を外す`,
  removed: (name) => `${name}を外しました`,
  undo: '元に戻す',
  empty: 'ワークスペースにはまだカードがありません。',
  failed: 'ワークスペースを読み込めませんでした。',
  offline: 'ネットワークがないため、ワークスペースを表示できません。',
  loading: 'ワークスペースを読み込んでいます',
  slow: 'いつもより時間がかかっています。',
  retry: '再試行',
  saving: '保存しています…',
  saveFailed: '保存できませんでした。並び順はここに残っています。',
  reorder,
};

export const boardCard: WorkspaceLabels['boardCard'] = {
  empty: 'まだ何もありません。',
  nothing: {
    messages: '会話がここに表示されます。まず同僚を探して話しかけましょう。',
    applications: '管理者が登録したアプリがここに表示されます。',
    stories: 'ポータルの運用担当者が編集システムを接続すると、割り当てられた記事がここに表示されます。',
    hotspots: 'ポータルの運用担当者が編集システムを接続すると、話題がここに表示されます。',
    ranking:
      'ポータルの運用担当者が編集システムを接続すると、公開記事数による部署の順位がここに表示されます。',
    files: '最近のファイルがここに表示されます。まずネットワークディスクにアップロードしましょう。',
    favourites: 'お気に入りにしたメッセージ、ファイル、連絡先がここに表示されます。',
  },
  failed: '読み込めませんでした。',
  offline: 'ネットワークがありません。',
  loading: '読み込んでいます',
  slow: 'いつもより時間がかかっています。',
  retry: '再試行',
  states: { topic: '企画', draft: '執筆中', review: '審査待ち', returned: '差し戻し' },
  due: (time) => `締め切り ${time}`,
  overdue: (time) => `締め切り超過 ${time}`,
  trends: { up: '上昇', down: '下降', flat: '横ばい' },
  heat: (heat) => `注目度 ${heat}`,
  count: (count) => `${count} 本`,
  unread: (count) => `未読メッセージ ${count} 件`,
};

export const workspace: WorkspaceLabels = { appGrid, workspaceBoard, boardCard };
