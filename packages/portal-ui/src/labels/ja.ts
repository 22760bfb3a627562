import { shell } from './ja/shell.ts';
import { signIn } from './ja/sign-in.ts';
import type { Labels } from './types.ts';

export const ja: Labels = { ...shell, ...signIn };
