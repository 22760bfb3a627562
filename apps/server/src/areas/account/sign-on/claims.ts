import { isEmail, isLogin, isName } from '@snap/portal-api/rules';
import { limits } from '@snap/portal-api/contract';
import type { SignOnSettings } from './settings.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** What the provider says about someone. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Of the provider's own session. */
  sid: string | undefined;
  login: string | undefined;
  name: string | undefined;
  /** Only an address that the provider has verified. */
  email: string | undefined;
  /** Undefined: the provider says that they are somewhere else, as some do for people with many groups. */
  groups: readonly string[] | undefined;
}

/** Reads the claims of an ID token and, where it was fetched, of the user info. */
export function identityOf(
  issuer: string,
  claims: Claims,
  { loginClaim, nameClaim, groupsClaim }: Pick<SignOnSettings, 'loginClaim' | 'nameClaim' | 'groupsClaim'>,
): Identity {
  const login = textOf(claimOf(claims, loginClaim))?.normalize('NFKC');
  const name = textOf(claimOf(claims, nameClaim));
  const email = textOf(claims['email']);
  return {
    issuer,
    subject: textOf(claims['sub']) ?? '',
    sid: textOf(claims['sid']),
    login: login !== undefined && isLogin(login) && login.length <= limits.personLogin ? login : undefined,
    name: name !== undefined && isName(name) && name.length <= limits.personName ? name : undefined,
    email: claims['email_verified'] === true && email !== undefined && isEmail(email) ? email : undefined,
    groups: groupsOf(claims, groupsClaim),
  };
}

/** A claim by its name, else by a path: `realm_access.roles`. */
export function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, part) => {
    const inside = isObject(value) && Object.hasOwn(value, part);
    return inside ? value[part] : undefined;
  }, claims);
}

function groupsOf(claims: Claims, name: string): string[] | undefined {
  const groups = claimOf(claims, name);
  if (groups === undefined) {
    const elsewhere = claims['_claim_names'];
    return isObject(elsewhere) && Object.hasOwn(elsewhere, name) ? undefined : [];
  }
  return [groups].flat().filter((group) => typeof group === 'string');
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
