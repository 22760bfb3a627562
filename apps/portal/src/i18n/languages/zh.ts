export { messages } from '../locales/zh.po';
export { zh as labels } from '@snap/portal-ui/labels/zh';
