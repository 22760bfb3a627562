import { resolveIds, type Contact, type ContactSource } from '../../ContactPicker/index.ts';

/** Separators of a pasted list. A space is none: names have spaces. */
const separators = /[\t\n\r,，、;；]+/u;
const address = /<([^<>@\s]+@[^<>\s]+)>\s*$/u;

/** The texts of a pasted list, each once. An entry of a mail program (`Zhang Wei <zhangwei@example.org>`) gives its address. */
export function pastedTexts(text: string): string[] {
  const texts = text
    .normalize('NFKC')
    .split(separators)
    .map((each) => (address.exec(each)?.[1] ?? each).trim());
  return [...new Set(texts)].filter((each) => each !== '');
}

export interface FoundTexts {
  contacts: readonly Contact[];
  /** Texts that are no contact, or several. */
  unknown: readonly string[];
}

/**
 * Finds the contacts that pasted texts name: by id, else by a search that finds one contact, or one with that name.
 *
 * @throws What the source throws.
 */
export async function findTexts(
  source: ContactSource,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<FoundTexts> {
  const idOf = source.idOf ?? String;
  const known = await resolveIds(source, texts.map(idOf), signal);
  const byId = new Map(known.map((contact) => [contact.id, contact]));
  const contacts: Contact[] = [];
  const unknown: string[] = [];
  for (const text of texts) {
    // oxlint-disable-next-line no-await-in-loop -- a long list must not start hundreds of searches
    const contact = byId.get(idOf(text)) ?? (await findOne(source, text, signal));
    if (contact) contacts.push(contact);
    else unknown.push(text);
  }
  return { contacts, unknown };
}

async function findOne(
  source: ContactSource,
  text: string,
  signal: AbortSignal,
): Promise<Contact | undefined> {
  const page = await source.search?.(text, { kinds: 'both', signal });
  signal.throwIfAborted();
  const found = page?.items.filter((item) => item.type !== 'department') ?? [];
  const named = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const only = named.length > 0 ? named : found;
  return only.length === 1 && page?.next === undefined ? only[0] : undefined;
}
