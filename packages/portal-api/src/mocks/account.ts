import { HttpResponse, type HttpHandler } from 'msw';
import { account } from '../contract/account.ts';
import { codes } from '../contract/codes.ts';
import type { ParsedInputOf } from '../contract/endpoint.ts';
import { isStrongPassword } from '../rules/password.ts';
import { requirePicture } from './captcha.ts';
import { grant } from './grant.ts';
import { mock, MockRefusal, mockFile, type MockCaller } from './mock.ts';
import { registrationMocks } from './registration.ts';
import type { MockWorld } from './world.ts';

/** As the server counts them (G14, E2). */
const attempts = 5;
const attemptsWithoutCaptcha = 3;

/** Signing in, renewing and signing out; passwords; codes; making an account. */
export function accountMocks(world: MockWorld): HttpHandler[] {
  return [...sessionMocks(world), ...passwordMocks(world), ...codeMocks(world), ...registrationMocks(world)];
}

/** Whose name and password these are; refuses as the contract lists. */
function checkCredentials(
  world: MockWorld,
  { username, password, tenantId, ...picture }: ParsedInputOf<typeof account.login>,
): string {
  const [tenant = tenantId, login = username] = username.includes('~') ? username.split('~') : [];
  const userId = `${tenant}~${login}`;
  const failed = world.failedSignIns.get(userId) ?? 0;
  if (failed >= attempts) throw new MockRefusal(codes.tooManyAttempts, 429, { 'Retry-After': '1800' });
  if (failed >= attemptsWithoutCaptcha) {
    requirePicture(world, picture);
  }
  if (world.person(userId) === undefined || password !== world.passwordOf(userId)) {
    world.failedSignIns.set(userId, failed + 1);
    throw new MockRefusal(codes.wrongCredentials);
  }
  world.failedSignIns.delete(userId);
  return userId;
}

function sessionMocks(world: MockWorld): HttpHandler[] {
  const forget = ({ accessToken = '', refreshToken = '' }: MockCaller) => {
    world.accessTokens.delete(accessToken);
    world.refreshTokens.delete(refreshToken);
  };
  const { identify } = world;
  const login = (input: ParsedInputOf<typeof account.login>, { headers }: MockCaller) => ({
    code: codes.ok,
    result: grant(world, checkCredentials(world, input), headers),
  });
  return [
    mock(account.login, login, identify),
    mock(account.loginCsp3, login, identify),
    mock(
      account.refresh,
      (_, caller) => {
        forget(caller);
        return { code: codes.ok, result: grant(world, caller.userId, caller.headers) };
      },
      identify,
    ),
    mock(
      account.logout,
      (_, caller) => {
        forget(caller);
        for (const name of ['portal_access_token', 'portal_login', 'portal_refresh']) {
          caller.headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`);
        }
        return { code: codes.ok };
      },
      identify,
    ),
    mockFile(
      account.captcha,
      ({ checkCodeId }) => {
        world.captchas.set(checkCodeId, 'MOCK');
        return new HttpResponse(pixel, { headers: { 'Content-Type': 'image/jpeg' } });
      },
      identify,
    ),
  ];
}

function passwordMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  return [
    mock(
      account.changePassword,
      ({ originalPwd, newPwd, repeatNewPwd }, { userId }) => {
        if (newPwd !== repeatNewPwd) throw new MockRefusal(codes.passwordMismatch);
        if (!isStrongPassword(newPwd)) throw new MockRefusal(codes.passwordWeak);
        if (originalPwd !== world.passwordOf(userId)) throw new MockRefusal(codes.wrongPassword);
        if (newPwd === originalPwd) throw new MockRefusal(codes.passwordReused);
        world.passwords.set(userId, newPwd);
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      account.passwordExpiry,
      () => ({ code: codes.ok, notice: 0 as const, force: 0 as const, notice_msg: '' }),
      identify,
    ),
  ];
}

function codeMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  return [
    mock(
      account.loginToken,
      (_, { userId }) => ({ code: codes.ok, result: { token: world.issueCode(userId), expiresIn: 60 } }),
      identify,
    ),
    mock(
      account.ssoToken,
      (_, { userId }) => ({ code: codes.ok, result: { token: `sso-of-${userId}`, expiresIn: 300 } }),
      identify,
    ),
    mock(
      account.scanTicket,
      () => {
        const code = world.issueCode(undefined);
        return { code: codes.ok, result: { uid: `uid-${code}`, code, expiresIn: 180 } };
      },
      identify,
    ),
    mock(
      account.confirmScan,
      ({ uid }, { userId }) => {
        const code = uid.replace(/^uid-/, '');
        if (world.codes.get(code) !== 'waiting') throw new MockRefusal(codes.signInCodeWrong);
        world.codes.set(code, userId);
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      account.loginByCode,
      ({ code }, { headers }) => {
        const owner = world.codes.get(code);
        if (owner === undefined) throw new MockRefusal(codes.signInCodeWrong);
        if (owner === 'waiting') return { code: codes.ok, result: { status: 'waiting' as const } };
        world.codes.delete(code);
        return { code: codes.ok, result: { status: 'signed-in' as const, ...grant(world, owner, headers) } };
      },
      identify,
    ),
    mock(
      account.bind,
      (input) => {
        checkCredentials(world, input);
        // No identity provider stands behind the mocks, so nobody has a ticket of one.
        throw new MockRefusal(codes.signInCodeWrong);
      },
      identify,
    ),
  ];
}

/** The smallest picture that browsers draw. */
const pixel = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  ),
  (character) => character.codePointAt(0) ?? 0,
);
