export { DatePicker, DateTimePicker } from './DatePicker.tsx';
export { type IsoDate } from './dates.ts';
export type { CalendarOptions, DatePickerLabels, DatePickerProps } from './types.ts';
