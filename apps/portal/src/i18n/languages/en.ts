import { directory } from '@snap/portal-ui/labels/en/directory';
import { messages as talking } from '@snap/portal-ui/labels/en/messages';
import { shell } from '@snap/portal-ui/labels/en/shell';
import { signIn } from '@snap/portal-ui/labels/en/sign-in';

export { messages } from '../locales/en.po';
export { en as errors } from '@snap/portal-api/errors/en';
export const labels = { ...shell, ...signIn, ...directory, ...talking };
