import type { CountedFieldLabels } from '../../primitives/Field/use-count.ts';
import type { FormsLabels } from '../types.ts';

// Exports of their own, so that labels that include them bundle no others.
export const counter: CountedFieldLabels['counter'] = (used, max) => `${used} of ${max} characters`;
export const over: CountedFieldLabels['over'] = (characters) =>
  characters === 1 ? '1 character too many.' : `${characters} characters too many.`;
export const countedField: CountedFieldLabels = { counter, over };

export const fields: FormsLabels['fields'] = {
  missing: 'This cannot be empty.',
  integer: 'Enter a whole number.',
  email: 'Enter a valid email address.',
  phone: 'Enter a valid phone number.',
  mobile: 'Enter a valid phone number.',
};

export const pagination: FormsLabels['pagination'] = {
  pages: 'Pages of the list',
  total: (items) => (items === 1 ? '1 item' : `${items} items`),
  perPage: (items) => `${items} per page`,
  pageSize: 'Items per page',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, pages) => `Page ${page} of ${pages}`,
  jump: 'Go to page',
};

export const pullToRefresh: FormsLabels['pullToRefresh'] = {
  pull: 'Pull down to refresh',
  release: 'Release to refresh',
  pullUp: 'Pull up for more',
  loading: 'Loading…',
  end: 'Nothing more',
  refresh: 'Refresh',
  loadMore: 'Load more',
  failed: 'More could not be loaded.',
  retry: 'Try again',
};

export const datePicker: FormsLabels['datePicker'] = {
  datePlaceholder: '2026-11-20',
  dateTimePlaceholder: '2026-11-20 08:00:00',
  open: 'Open calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  today: 'Today',
  clear: 'Clear',
  done: 'Done',
  unreadable: 'This is no date. Write it as 2026-11-20.',
  outOfRange: (first, last) => `Choose a date from ${first} to ${last}.`,
  missing: 'Choose a date.',
};

export const forms: FormsLabels = { countedField, fields, pagination, pullToRefresh, datePicker };
