import { randomUUID } from 'node:crypto';
import { codes, type collection, type ParsedInputOf } from '@snap/portal-api/contract';
import { cutToCodePoints, isBlank, plainLine } from '@snap/portal-api/rules';
import type { Actor } from '../../../actor.ts';
import { invalidInput } from '../../../http/input.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { captureApp } from './apps.ts';
import { captureFile } from './files.ts';
import { captureGroup } from './groups.ts';
import { captureMessage } from './messages.ts';
import { capturePerson } from './people.ts';
import type { Captured } from './source.ts';

type AddInput = ParsedInputOf<typeof collection.add>;
type SourceType = Captured['source']['type'];

/** Which source a request means, whatever has become of it. */
export function sourceOf(input: AddInput): { type: SourceType; id: string } {
  const { kind, sourceId, url, clientCollectId } = input;
  if (kind === 'note') return { type: 'note', id: clientCollectId ?? randomUUID() };
  const id = kind === 'link' ? url && new URL(url).href : sourceId;
  // The schema requires it.
  if (id === undefined) throw invalidInput({ field: 'sourceId', rule: 'required' });
  return { type: kind === 'image' ? 'file' : kind, id };
}

/**
 * Reads a source that is to be saved. Throws the refusals of a missing source, and 403 for one that the owner may not
 * see.
 */
export async function capture(
  tx: Tx,
  actor: Actor,
  { type, id }: { type: SourceType; id: string },
  { title, text = '' }: Pick<AddInput, 'title' | 'text'>,
): Promise<Captured> {
  switch (type) {
    case 'message':
      return captureMessage(tx, actor, id);
    case 'file':
      return captureFile(tx, actor, id);
    case 'person':
      return capturePerson(tx, actor, id);
    case 'group':
      return captureGroup(tx, actor, id);
    case 'app':
      return captureApp(tx, actor, id);
    case 'link':
      return {
        kind: 'link',
        sourceId: id,
        title: title === undefined || isBlank(title) ? id : title.trim(),
        body: '',
        source: { type: 'link', url: id },
        words: [id],
      };
    default:
      return { kind: 'note', sourceId: id, ...noteOf(text), source: { type: 'note' } };
  }
}

/** Longest title of a note, in characters. */
const noteTitle = 60;

/** A note's title and body. Throws `noteEmpty` for a blank one. */
export function noteOf(text: string): { title: string; body: string } {
  if (isBlank(text)) throw new Refusal(codes.noteEmpty);
  const first = text.split('\n').find((line) => !isBlank(line)) ?? text;
  return { title: cutToCodePoints(plainLine(first).trim(), noteTitle), body: text };
}
