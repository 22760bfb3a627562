import { codes } from '@snap/portal-api/contract';
import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../../http/authenticate.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findToken } from '../../account/index.ts';
import { type PersonRecord, findPeople } from '../../directory/index.ts';
import { findApp } from '../commands/app-tokens.ts';

/**
 * The person of another system's token: the holder of a single-sign-on token, or, for an application's token, the
 * person signed in by the Authorization header. The result shows what others of their organisation see: what they hide
 * stays hidden from other systems. Throws code 1303 for an invalid or expired token.
 */
export async function findTokenPerson(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  token: string,
  request: FastifyRequest,
): Promise<{ actorId: string; person: PersonRecord }> {
  const holder =
    (await database.system((tx) => findToken(tx, 'sso', token))) ??
    (await signedInBeside({ database, sessions }, token, request));
  const { tenantId, userId, appId } = holder;
  const [person] = userId ? await database.tenant(tenantId, (tx) => findPeople(tx, tenantId, [userId])) : [];
  if (!person) throw new Refusal(codes.appTokenEnded);
  return { actorId: appId ?? '', person };
}

async function signedInBeside(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  token: string,
  request: FastifyRequest,
) {
  const app = await findApp(database, token);
  if (!app) throw new Refusal(codes.appTokenEnded);
  const session = await authenticate(request, sessions);
  // As everywhere else (A6). The call itself needs no session, so this was not checked yet.
  if (session.forced) throw new Refusal(codes.passwordForced);
  if (session.tenantId !== app.tenantId) throw new HttpRefusal(403, codes.forbidden);
  return { ...session, appId: app.userId };
}
