import { administration } from './es/administration.ts';
import { account } from './es/account.ts';
import { contacts } from './es/contacts.ts';
import { conversations } from './es/conversations.ts';
import { directory } from './es/directory.ts';
import { forms } from './es/forms.ts';
import { disk } from './es/disk.ts';
import { messages } from './es/messages.ts';
import { search } from './es/search.ts';
import { settings } from './es/settings.ts';
import { shell } from './es/shell.ts';
import { signIn } from './es/sign-in.ts';
import { workspace } from './es/workspace.ts';
import type { Labels } from './types.ts';

export const es: Labels = {
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
