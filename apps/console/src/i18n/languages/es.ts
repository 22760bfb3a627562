import { administration } from '@snap/portal-ui/labels/es/administration';
import { contacts } from '@snap/portal-ui/labels/es/contacts';
import { forms } from '@snap/portal-ui/labels/es/forms';
import { shell } from '@snap/portal-ui/labels/es/shell';
import { signIn } from '@snap/portal-ui/labels/es/sign-in';

export { messages } from '../locales/es.po';
export { es as errors } from '@snap/portal-api/errors/es';
export const labels = { ...shell, ...signIn, ...administration, ...contacts, ...forms };
