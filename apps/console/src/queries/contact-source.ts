import { createContactSource } from '@snap/portal-api/contact-source';
import { browserSession } from '../api.ts';

/** Colleagues to choose from, as in the portal. */
export const newContactSource = () => createContactSource(browserSession);

/** The same, where people are chosen one by one: a department only opens. */
export function newPersonSource() {
  const { everyone: _, ...source } = newContactSource();
  return source;
}
