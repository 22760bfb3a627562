import * as z from 'zod/mini';
import { invalidInput } from '../../../http/input.ts';

/** Where a page ends, as an opaque text. */
export function encodeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads a cursor of so many parts; throws a 400 for any other text. */
export function decodeCursor(cursor: string, parts: number): readonly string[] {
  const place = z
    .array(z.string().check(z.refine(isStorable)))
    .check(z.length(parts))
    .safeParse(parsed(cursor));
  if (!place.success) throw invalidInput({ field: 'cursor', rule: 'pattern' });
  return place.data;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** PostgreSQL has no text with NUL, and none that is not well-formed. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
