export { messages } from '../locales/es.po';
export { es as labels } from '@snap/portal-ui/labels/es';
