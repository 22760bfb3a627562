export { DeviceList } from './DeviceList.tsx';
export type { DeviceListLabels, DeviceListProps, DeviceView } from './types.ts';
