import { administration } from './ja/administration.ts';
import { account } from './ja/account.ts';
import { contacts } from './ja/contacts.ts';
import { conversations } from './ja/conversations.ts';
import { directory } from './ja/directory.ts';
import { forms } from './ja/forms.ts';
import { disk } from './ja/disk.ts';
import { messages } from './ja/messages.ts';
import { search } from './ja/search.ts';
import { settings } from './ja/settings.ts';
import { shell } from './ja/shell.ts';
import { signIn } from './ja/sign-in.ts';
import { workspace } from './ja/workspace.ts';
import type { Labels } from './types.ts';

export const ja: Labels = {
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
