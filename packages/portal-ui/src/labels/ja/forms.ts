import type { CountedFieldLabels } from '../../primitives/Field/use-count.ts';
import type { FormsLabels } from '../types.ts';

// Exports of their own, so that labels that include them bundle no others.
export const counter: CountedFieldLabels['counter'] = (used, max) => `${max} 文字中 ${used} 文字`;
export const over: CountedFieldLabels['over'] = (characters) => `${characters} 文字多すぎます。`;
export const countedField: CountedFieldLabels = { counter, over };

export const fields: FormsLabels['fields'] = {
  missing: '入力してください。',
  integer: '整数を入力してください。',
  email: '正しいメールアドレスを入力してください。',
  phone: '正しい電話番号を入力してください。',
  mobile: '正しい電話番号を入力してください。',
};

export const pagination: FormsLabels['pagination'] = {
  pages: 'リストのページ',
  total: (items) => `全 ${items} 件`,
  perPage: (items) => `${items} 件ずつ`,
  pageSize: '1 ページの件数',
  previous: '前のページ',
  next: '次のページ',
  page: (page) => `${page} ページ`,
  position: (page, pages) => `${pages} ページ中 ${page} ページ目`,
  jump: 'ページへ移動',
};

export const pullToRefresh: FormsLabels['pullToRefresh'] = {
  pull: '下に引いて更新',
  release: '離すと更新します',
  pullUp: '上に引いてさらに読み込む',
  loading: '読み込み中…',
  end: 'これ以上ありません',
  refresh: '更新',
  loadMore: 'さらに読み込む',
  failed: '続きを読み込めませんでした。',
  retry: '再試行',
};

export const datePicker: FormsLabels['datePicker'] = {
  datePlaceholder: '例: 2026-11-20',
  dateTimePlaceholder: '例: 2026-11-20 08:00:00',
  open: 'カレンダーを開く',
  calendar: 'カレンダー',
  previousMonth: '前の月',
  nextMonth: '次の月',
  month: '月',
  year: '年',
  hour: '時',
  minute: '分',
  second: '秒',
  today: '今日',
  clear: '消去',
  done: '完了',
  unreadable: '日付として読み取れません。2026-11-20 のように入力してください。',
  outOfRange: (first, last) => `${first} から ${last} までの日付を選んでください。`,
  missing: '日付を選んでください。',
};

export const forms: FormsLabels = { countedField, fields, pagination, pullToRefresh, datePicker };
