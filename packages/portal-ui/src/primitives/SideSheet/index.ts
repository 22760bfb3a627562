export { SideSheet, type SideSheetProps } from './SideSheet.tsx';
