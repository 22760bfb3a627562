export { ContactPicker } from './ContactPicker.tsx';
export { LazyContactPicker } from './LazyContactPicker.tsx';
export { ContactPickerPanel } from './ContactPickerPanel.tsx';
export { PickerBody } from './parts/PickerBody.tsx';
export { PickerRows } from './parts/PickerRows.tsx';
export { bestFirst } from './source/best-first.ts';
export type { ContactTab, SearchedKinds } from './source/contact-lists.ts';
export type {
  MaybePromise,
  Contact,
  ContactKinds,
  ContactPage,
  ContactSource,
  DepartmentContact,
  DepartmentPeople,
  FoundContact,
  GroupContact,
  PageRequest,
  PersonContact,
  SearchRequest,
} from './source/contact-source.ts';
export {
  createMemoryContactSource,
  type MemoryDepartment,
  type MemoryGroup,
  type MemoryPerson,
  type MemorySourceOptions,
} from './source/memory-source.ts';
export { resolveIds } from './source/resolve-ids.ts';
export { useRequest } from './source/use-request.ts';
export { refusalText } from './state/refusal-text.ts';
export { stopAfterKey, treeAction } from './state/picker-keys.ts';
export type { DepartmentRow, StateRow } from './state/picker-rows.ts';
export {
  chosenCount,
  type ChosenDepartment,
  contactKey,
  contactSelection,
  type ContactSelection,
  type SelectedContact,
} from './state/selection.ts';
export { type ContactPickerState, useContactPicker } from './state/use-contact-picker.ts';
export type {
  ContactChoice,
  ContactPickerLabels,
  ContactPickerOptions,
  ContactPickerPanelProps,
  ContactPickerProps,
} from './types.ts';
