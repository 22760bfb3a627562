import type { CountedFieldLabels } from '../../primitives/Field/use-count.ts';
import type { FormsLabels } from '../types.ts';

// Exports of their own, so that labels that include them bundle no others.
export const counter: CountedFieldLabels['counter'] = (used, max) => `已输入 ${used} 个字符，最多 ${max} 个`;
export const over: CountedFieldLabels['over'] = (characters) => `超出 ${characters} 个字符`;
export const countedField: CountedFieldLabels = { counter, over };

export const fields: FormsLabels['fields'] = {
  missing: '此项不能为空',
  integer: '请输入整数',
  email: '请输入正确的邮箱',
  phone: '请输入正确的电话',
  mobile: '请输入正确的电话',
};

export const pagination: FormsLabels['pagination'] = {
  pages: '分页',
  total: (items) => `共 ${items} 条`,
  perPage: (items) => `${items} 条/页`,
  pageSize: '每页条数',
  previous: '上一页',
  next: '下一页',
  page: (page) => `第 ${page} 页`,
  position: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  jump: '前往页码',
};

export const pullToRefresh: FormsLabels['pullToRefresh'] = {
  pull: '下拉刷新',
  release: '松开立即刷新',
  pullUp: '上拉加载',
  loading: '正在加载...',
  end: '暂无更多',
  refresh: '刷新',
  loadMore: '加载更多',
  failed: '加载失败',
  retry: '重试',
};

export const datePicker: FormsLabels['datePicker'] = {
  datePlaceholder: '例如 2026-11-20',
  dateTimePlaceholder: '例如 2026-11-20 08:00:00',
  open: '打开日历',
  calendar: '日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  month: '月份',
  year: '年份',
  hour: '时',
  minute: '分',
  second: '秒',
  today: '今天',
  clear: '清除',
  done: '确定',
  unreadable: '请输入正确的日期，例如 2026-11-20',
  outOfRange: (first, last) => `请选择 ${first} 至 ${last} 之间的日期`,
  missing: '请选择日期',
};

export const forms: FormsLabels = { countedField, fields, pagination, pullToRefresh, datePicker };
