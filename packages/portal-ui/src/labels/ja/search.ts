import type { SearchLabels } from '../types.ts';

export const searchPopover: SearchLabels['searchPopover'] = {
  search: '検索',
  placeholder: '人やグループを検索',
  people: '連絡先',
  groups: 'グループ',
  departments: '部署',
  peopleFound: '見つかった連絡先',
  groupsFound: '見つかったグループ',
  departmentsFound: '見つかった部署',
  noPeople: '連絡先が見つかりませんでした',
  noGroups: 'グループが見つかりませんでした',
  noDepartments: '部署が見つかりませんでした',
  noResultsHint: '氏名、読みがな、ローマ字、社員番号、役職、部署、メール、電話番号でもお試しください。',
  idleHint: '氏名、読みがな、ローマ字、社員番号、役職、部署、メール、電話番号で検索できます。',
  recent: '最近の検索',
  clearRecent: '消去',
  removeRecent: (query) => `「${query}」を消去`,
  loading: '検索しています…',
  slow: '検索を続けています。通信が遅いようです。',
  loadingMore: '読み込んでいます…',
  capped: (shown, total) =>
    `${total}件中、最初の${shown}件を表示しています。文字を追加して絞り込んでください。`,
  failed: '検索できませんでした。もう一度お試しください。',
  failedMore: '続きを読み込めませんでした。',
  retry: '再試行',
  offline: 'オフラインです。接続が戻ると検索できます。',
  clear: '消去',
  close: '戻る',
  sendMessage: (name) => `${name}さんにメッセージを送る`,
  matchedField: { userId: '社員番号', email: 'メール', phone: '電話', member: 'メンバー' },
  groupKind: { group: '通常グループ', topicGroup: '特集グループ', teamGroup: 'チーム' },
  departmentPeople: (people) => `${people}人`,
  found: (people, groups, departments) =>
    `連絡先${people}件、グループ${groups}件${departments === undefined ? '' : `、部署${departments}件`}が見つかりました`,
  keys: { move: '選択', open: '開く', message: 'メッセージ', switchTab: '切り替え' },
};

export const search: SearchLabels = { searchPopover };
