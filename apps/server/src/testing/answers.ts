import { account, type SessionGrant } from '@snap/portal-api/contract';
import * as z from 'zod/mini';

const coded = z.object({ code: z.string() });

/** The code of an answer. */
export async function codeOf(response: Response): Promise<string> {
  return coded.parse(await response.json()).code;
}

/** Who was signed in, or had their session renewed. */
export async function grantOf(response: Response): Promise<SessionGrant> {
  return account.login.output.parse(await response.json());
}

/** The cookies that an answer sets, as a `Cookie` header carries them. */
export function cookiesOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return cookies.join('; ');
}
