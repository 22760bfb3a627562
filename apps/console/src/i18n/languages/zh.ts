import { administration } from '@snap/portal-ui/labels/zh/administration';
import { contacts } from '@snap/portal-ui/labels/zh/contacts';
import { forms } from '@snap/portal-ui/labels/zh/forms';
import { shell } from '@snap/portal-ui/labels/zh/shell';
import { signIn } from '@snap/portal-ui/labels/zh/sign-in';

export { messages } from '../locales/zh.po';
export { zh as errors } from '@snap/portal-api/errors/zh';
export const labels = { ...shell, ...signIn, ...administration, ...contacts, ...forms };
