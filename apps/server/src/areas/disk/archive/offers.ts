import { limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { notYours } from '../queries/items.ts';
import type { ZipPlan } from './zip.ts';

/** Lifetime of an offer, in minutes. */
const offerMinutes = 10;
const offerName = /^[A-Za-z0-9_-]{32}$/;

export interface Offer {
  fileIds: string[];
  filename: string;
}

/** Offers an archive to one person under a random name. Its content is read when it is downloaded. */
export async function offerArchive(
  tx: Tx,
  { tenantId, userId }: Actor,
  fileIds: readonly string[],
  { filename }: ZipPlan,
): Promise<string> {
  // Above the limit the oldest offers end.
  await sql`
    DELETE FROM disk_offer WHERE tenant_id = ${tenantId} AND name = ANY (ARRAY(
      SELECT name FROM disk_offer WHERE tenant_id = ${tenantId} AND owner_id = ${userId}
      ORDER BY expires_at DESC, name OFFSET ${limits.diskOffers - 1}
    ))
  `.execute(tx);
  const name = randomBytes(24).toString('base64url');
  await sql`
    INSERT INTO disk_offer (tenant_id, name, owner_id, file_ids, filename, expires_at)
    VALUES (${tenantId}, ${name}, ${userId}, ${[...fileIds]}::text[], ${filename},
      now() + make_interval(mins => ${offerMinutes}))
  `.execute(tx);
  return name;
}

/** The offer of this name, which only its recipient may use; `once` ends it. */
export async function takeOffer(
  tx: Tx,
  { tenantId, userId }: Actor,
  name: string,
  once: boolean,
): Promise<Offer> {
  if (!offerName.test(name)) throw notYours();
  const what = sql`tenant_id = ${tenantId} AND name = ${name} AND owner_id = ${userId} AND expires_at > now()`;
  const { rows } = await (
    once
      ? sql<{ file_ids: string[]; filename: string }>`
          DELETE FROM disk_offer WHERE ${what} RETURNING file_ids, filename`
      : sql<{ file_ids: string[]; filename: string }>`SELECT file_ids, filename FROM disk_offer WHERE ${what}`
  ).execute(tx);
  const [row] = rows;
  if (!row) throw notYours();
  return { fileIds: row.file_ids, filename: row.filename };
}
