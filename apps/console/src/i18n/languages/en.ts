import { administration } from '@snap/portal-ui/labels/en/administration';
import { contacts } from '@snap/portal-ui/labels/en/contacts';
import { forms } from '@snap/portal-ui/labels/en/forms';
import { shell } from '@snap/portal-ui/labels/en/shell';
import { signIn } from '@snap/portal-ui/labels/en/sign-in';

export { messages } from '../locales/en.po';
export { en as errors } from '@snap/portal-api/errors/en';
export const labels = { ...shell, ...signIn, ...administration, ...contacts, ...forms };
