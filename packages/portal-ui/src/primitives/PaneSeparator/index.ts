export { PaneSeparator, type PaneSeparatorProps } from './PaneSeparator.tsx';
