import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, makeToken } from '../areas/account/index.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database, Tx } from '../store/database.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';

/** A token of a directory service. */
interface ScimToken {
  tokenId: string;
  note: string;
  createdAt: Date;
}

/** Makes a token. Returns its text, of which only the hash is stored: the organisation, a dot, 256 random bits. */
export async function addScimToken(
  tx: Tx,
  tenantId: string,
  note: string,
): Promise<{ tokenId: string; token: string }> {
  const tokenId = randomBytes(4).toString('hex');
  const secret = makeToken();
  await sql`
    INSERT INTO scim_token (tenant_id, token_id, token_hash, note)
    VALUES (${tenantId}, ${tokenId}, ${hashToken(secret)}, ${note})
  `.execute(tx);
  await recordAudit(tx, { tenantId, action: 'scim-token-added', subject: tokenId, after: { note } });
  return { tokenId, token: `${tenantId}.${secret}` };
}

export async function listScimTokens(tx: Tx, tenantId: string): Promise<ScimToken[]> {
  const { rows } = await sql<ScimToken>`
    SELECT token_id AS "tokenId", note, created_at AS "createdAt" FROM scim_token
    WHERE tenant_id = ${tenantId} ORDER BY created_at, token_id
  `.execute(tx);
  return rows;
}

/** Returns false when there is no such token. */
export async function removeScimToken(tx: Tx, tenantId: string, tokenId: string): Promise<boolean> {
  const { rows } = await sql<{ note: string }>`
    DELETE FROM scim_token WHERE tenant_id = ${tenantId} AND token_id = ${tokenId} RETURNING note
  `.execute(tx);
  const [removed] = rows;
  if (!removed) return false;
  await recordAudit(tx, {
    tenantId,
    action: 'scim-token-removed',
    subject: tokenId,
    before: { note: removed.note },
  });
  return true;
}

/** Organisation and id of the token in an `Authorization` header; undefined for one that is not valid. */
export async function findScimToken(
  database: Database,
  authorization: string | undefined,
): Promise<{ tenantId: string; tokenId: string } | undefined> {
  const [, tenantId, secret] = /^Bearer +([^.\s]+)\.([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '') ?? [];
  if (tenantId === undefined || secret === undefined || !tenantIdPattern.test(tenantId)) return undefined;
  return database.tenant(tenantId, async (tx) => {
    const { rows } = await sql<{ tokenId: string }>`
      SELECT token_id AS "tokenId" FROM scim_token
      WHERE tenant_id = ${tenantId} AND token_hash = ${hashToken(secret)}
    `.execute(tx);
    return rows[0] && { tenantId, tokenId: rows[0].tokenId };
  });
}
