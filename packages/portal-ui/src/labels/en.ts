import { administration } from './en/administration.ts';
import { account } from './en/account.ts';
import { contacts } from './en/contacts.ts';
import { conversations } from './en/conversations.ts';
import { directory } from './en/directory.ts';
import { forms } from './en/forms.ts';
import { disk } from './en/disk.ts';
import { messages } from './en/messages.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { workspace } from './en/workspace.ts';
import type { Labels } from './types.ts';

export const en: Labels = {
  ...shell,
  ...signIn,
  ...search,
  ...account,
  ...directory,
  ...conversations,
  ...messages,
  ...forms,
  ...settings,
  ...workspace,
  ...contacts,
  ...disk,
  ...administration,
};
