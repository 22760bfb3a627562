export { messages } from '../locales/ja.po';
export { ja as labels } from '@snap/portal-ui/labels/ja';
export { ja as errors } from '@snap/portal-api/errors/ja';
