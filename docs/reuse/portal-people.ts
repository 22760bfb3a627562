import { createTokenSession } from '@snap/portal-api';
import { createContactSource, createPersonLoader } from '@snap/portal-api/contact-source';

export const session = createTokenSession({ baseUrl: 'https://portal.example', tenantId: 'demo' });

/** For `ContactPicker` and `PeopleField`, after `await session.signIn({ username, password })`. */
export const source = createContactSource(session);
/** Fetches a person for `PersonCard`; undefined for an unknown id. */
export const loadPerson = createPersonLoader(session);
