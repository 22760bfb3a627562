import { administration } from './zh/administration.ts';
import { account } from './zh/account.ts';
import { contacts } from './zh/contacts.ts';
import { conversations } from './zh/conversations.ts';
import { directory } from './zh/directory.ts';
import { forms } from './zh/forms.ts';
import { disk } from './zh/disk.ts';
import { messages } from './zh/messages.ts';
import { search } from './zh/search.ts';
import { settings } from './zh/settings.ts';
import { shell } from './zh/shell.ts';
import { signIn } from './zh/sign-in.ts';
import { workspace } from './zh/workspace.ts';
import type { Labels } from './types.ts';

export const zh: Labels = {
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
