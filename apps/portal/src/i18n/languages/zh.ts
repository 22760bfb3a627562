export { messages } from '../locales/zh.po';
export { zh as labels } from '@snap/portal-ui/labels/zh';
export { zh as errors } from '@snap/portal-api/errors/zh';
