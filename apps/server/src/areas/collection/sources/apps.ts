import { codes } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { nameWords } from './name-words.ts';
import type { Captured, PresentSources } from './source.ts';

/** An application of the organisation. */
export async function captureApp(tx: Tx, actor: Actor, id: string): Promise<Captured> {
  const app = (await presentApps(tx, actor, [id])).get(id);
  if (!app) throw new Refusal(codes.unknownApp);
  return { ...app, sourceId: id, words: nameWords(app.title) };
}

/** Applications by their id. */
export async function presentApps(
  tx: Tx,
  { tenantId }: Actor,
  ids: readonly string[],
): Promise<PresentSources> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('application')
    .select(['app_id', 'name', 'icon', 'redirect_uri'])
    .where('tenant_id', '=', tenantId)
    .where('app_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ app_id: appId, name, icon, redirect_uri: redirectUri }) => [
      appId,
      { kind: 'app', title: name, body: '', source: { type: 'app', appId, icon, redirectUri } },
    ]),
  );
}
