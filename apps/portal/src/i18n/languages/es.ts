export { messages } from '../locales/es.po';
export { es as labels } from '@snap/portal-ui/labels/es';
export { es as errors } from '@snap/portal-api/errors/es';
