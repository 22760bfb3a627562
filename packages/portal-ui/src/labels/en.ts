import { contacts } from './en/contacts.ts';
import { directory } from './en/directory.ts';
import { forms } from './en/forms.ts';
import { disk } from './en/disk.ts';
import { messages } from './en/messages.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { workspace } from './en/workspace.ts';
import type { Labels } from './types.ts';

export const en: Labels = {
  ...shell,
  ...signIn,
  ...directory,
  ...messages,
  ...forms,
  ...settings,
  ...workspace,
  ...contacts,
  ...disk,
};
