import { administration } from '@snap/portal-ui/labels/ja/administration';
import { contacts } from '@snap/portal-ui/labels/ja/contacts';
import { forms } from '@snap/portal-ui/labels/ja/forms';
import { shell } from '@snap/portal-ui/labels/ja/shell';
import { signIn } from '@snap/portal-ui/labels/ja/sign-in';

export { messages } from '../locales/ja.po';
export { ja as errors } from '@snap/portal-api/errors/ja';
export const labels = { ...shell, ...signIn, ...administration, ...contacts, ...forms };
