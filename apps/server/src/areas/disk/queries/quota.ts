import { codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';

/** Days in which an upload can be resumed after its last piece. */
export const uploadDays = 7;
/** Hours for which its room is reserved: an interrupted upload must not fill the quota for long. */
const reservedHours = 1;

/** 10 GiB a person (C7), unless the tenant's setting `diskQuotaBytes` says otherwise. */
const standardQuota = 10 * 1024 ** 3;
/** Days in the recycle bin (C5), unless the tenant's setting `recycleDays` says otherwise. */
export const standardDays = 30;

export interface Room {
  total: number;
  used: number;
  /** What uploads under way will need. */
  reserved: number;
}

/** The room of a person. For a decision it needs the tree's lock. */
export async function readRoom(tx: Tx, { tenantId, userId }: Actor): Promise<Room> {
  const { rows } = await sql<Room>`
    SELECT
      coalesce((
        SELECT (settings ->> 'diskQuotaBytes')::bigint FROM tenant WHERE tenant_id = ${tenantId}
      ), ${standardQuota}::bigint) AS total,
      coalesce((
        SELECT used FROM disk_space WHERE tenant_id = ${tenantId} AND owner_id = ${userId}
      ), 0) AS used,
      coalesce((
        SELECT sum(length) FROM disk_upload
        WHERE tenant_id = ${tenantId} AND owner_id = ${userId} AND file_id IS NULL
          AND expires_at > now() + make_interval(days => ${uploadDays}, hours => ${-reservedHours})
      ), 0)::bigint AS reserved
  `.execute(tx);
  return rows[0] ?? { total: standardQuota, used: 0, reserved: 0 };
}

/** Whether the room of an upload is still reserved. */
export function holdsRoom({ expiresAt }: { expiresAt: Date }): boolean {
  return expiresAt.getTime() > Date.now() + uploadDays * 86_400_000 - reservedHours * 3_600_000;
}

/**
 * Throws when this many more bytes do not fit. Needs the tree's lock.
 * @param own Bytes that an upload under way has reserved for this already.
 */
export async function requireRoom(tx: Tx, actor: Actor, bytes: number, own = 0): Promise<void> {
  const { total, used, reserved } = await readRoom(tx, actor);
  if (bytes > 0 && used + reserved - own + bytes > total) throw new Refusal(codes.diskFull);
}

/** Throws when this many more files and folders are too many, whatever their size. Needs the tree's lock. */
export async function requireFewItems(tx: Tx, { tenantId, userId }: Actor, more: number): Promise<void> {
  const { rows } = await sql<{ items: number }>`
    SELECT items FROM disk_space WHERE tenant_id = ${tenantId} AND owner_id = ${userId}
  `.execute(tx);
  if ((rows[0]?.items ?? 0) + more > limits.diskItems) {
    throw new Refusal(codes.diskCrowded, { most: limits.diskItems });
  }
}

/** Days for which deleted items stay in the bin. */
export async function readRecycleDays(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    SELECT (settings ->> 'recycleDays')::int AS days FROM tenant WHERE tenant_id = ${tenantId}
  `.execute(tx);
  return rows[0]?.days ?? standardDays;
}
