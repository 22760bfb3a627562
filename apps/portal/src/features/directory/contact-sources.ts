import { createContactSource } from '@snap/portal-api/contact-source';
import { matchPerson, prepareQuery } from '@snap/portal-api/rules';
import type { ContactSource, FoundContact, PersonContact } from '@snap/portal-ui/contact-picker';
import type { PersonView } from '@snap/portal-ui/views';
import { client } from '../../api.ts';
import { selfView } from '../../stores/person-view-models.ts';
import { session } from '../../stores/session.ts';
import { ownConversationName } from '../../i18n/message-texts/own-conversation.ts';

/** Contacts of the signed-in user. */
export const contactSource = (): ContactSource =>
  createContactSource({ client, userId: session.userId, loadsMedia: true }, { self: selfView });

/** Contacts that the user can write or forward to, their own conversation included. */
export const ownContactSource = (): ContactSource => withOwnConversation(contactSource(), selfView());

/** Adds the user's own conversation: first among the recent ones, and found by its name or the user's. */
function withOwnConversation(
  source: ContactSource,
  self: PersonView,
  name: string = ownConversationName(),
): ContactSource {
  const own: PersonContact = { ...self, type: 'person', name };
  const isOther = ({ type, id }: FoundContact) => type !== 'person' || id !== self.id;
  const isFound = (query: string) => {
    const prepared = prepareQuery(query);
    return [name, self.name].some((word) =>
      matchPerson({ name: word, userId: self.id.slice(self.id.indexOf('~') + 1) }, prepared),
    );
  };
  const { recent, search } = source;
  return {
    ...source,
    ...(recent && {
      recent: async (request) => {
        const page = await recent(request);
        const others = page.items.filter(isOther);
        return { ...page, items: request.cursor === undefined ? [own, ...others] : others };
      },
    }),
    ...(search && {
      search: async (query, request) => {
        const page = await search(query, request);
        const others = page.items.filter(isOther);
        const first = request.cursor === undefined && request.kinds !== 'groups' && isFound(query);
        return { ...page, items: first ? [own, ...others] : others };
      },
    }),
  };
}
