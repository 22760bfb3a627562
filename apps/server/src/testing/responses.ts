import { account, type SessionGrant } from '@snap/portal-api/contract';
import * as z from 'zod/mini';

const coded = z.object({ code: z.string() });

/** Code of a response. */
export async function codeOf(response: Response): Promise<string> {
  return coded.parse(await response.json()).code;
}

/** Session of a sign-in or renewal response. */
export async function grantOf(response: Response): Promise<SessionGrant> {
  return account.login.output.parse(await response.json());
}

/** Cookies that a response sets, as a `Cookie` header. */
export function cookiesOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return cookies.join('; ');
}
