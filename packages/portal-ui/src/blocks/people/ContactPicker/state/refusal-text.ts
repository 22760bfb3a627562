import type { ContactPickerLabels, PickerRefusal } from '../types.ts';

/** Text of a refusal. */
export function refusalText(refusal: PickerRefusal, { refusals }: ContactPickerLabels): string {
  switch (refusal.type) {
    case 'reason':
      return refusal.text;
    case 'min':
    case 'max':
      return refusals[refusal.type](refusal.limit);
    case 'locked':
    case 'covered':
      return refusals[refusal.type](refusal.name);
    case 'departmentOver':
      return refusals.departmentOver(refusal.name, refusal.count, refusal.limit);
    case 'tooMany':
      return refusals.tooMany(refusal.count, refusal.limit);
    default:
      return refusals[refusal.type];
  }
}
