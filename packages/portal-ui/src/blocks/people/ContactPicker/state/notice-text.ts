import type { ContactPickerLabels, PickerNotice } from '../types.ts';

/** A notice in words. */
export function noticeText(notice: PickerNotice, { notices }: ContactPickerLabels): string {
  switch (notice.type) {
    case 'reason':
      return notice.text;
    case 'min':
    case 'max':
      return notices[notice.type](notice.limit);
    case 'locked':
    case 'covered':
      return notices[notice.type](notice.name);
    case 'departmentOver':
      return notices.departmentOver(notice.name, notice.count, notice.limit);
    case 'tooMany':
      return notices.tooMany(notice.count, notice.limit);
    default:
      return notices[notice.type];
  }
}
