export { messages } from '../locales/en.po';
export { en as labels } from '@snap/portal-ui/labels/en';
export { en as errors } from '@snap/portal-api/errors/en';
