import { conversations } from '@snap/portal-ui/labels/en/conversations';
import { search } from '@snap/portal-ui/labels/en/search';
import { shell } from '@snap/portal-ui/labels/en/shell';
import { signIn } from '@snap/portal-ui/labels/en/sign-in';

export { messages } from '../locales/en.po';
export { en as errors } from '@snap/portal-api/errors/en';
export const labels = { ...shell, ...signIn, ...search, ...conversations };
export { lazy } from '../lazy/en.ts';
