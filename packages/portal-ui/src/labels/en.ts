import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import type { Labels } from './types.ts';

export const en: Labels = { ...shell, ...signIn };
