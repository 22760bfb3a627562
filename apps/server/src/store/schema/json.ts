import type { JSONColumnType } from 'kysely';

/** A jsonb column: read as an object, written as JSON text. */
export type Json = JSONColumnType<Record<string, unknown>, string | undefined>;
