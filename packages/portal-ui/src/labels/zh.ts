import { shell } from './zh/shell.ts';
import { signIn } from './zh/sign-in.ts';
import type { Labels } from './types.ts';

export const zh: Labels = { ...shell, ...signIn };
