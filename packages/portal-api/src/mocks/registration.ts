import type { HttpHandler } from 'msw';
import { account } from '../contract/account.ts';
import { codes } from '../contract/codes.ts';
import type { ParsedInputOf } from '../contract/endpoint.ts';
import { isStrongPassword } from '../rules/password.ts';
import { requirePicture } from './captcha.ts';
import { grant } from './grant.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** The code that every mocked phone receives. */
export const mockPhoneCode = '246810';

const organisations: Readonly<Record<string, string>> = { demo: '融媒体中心', acme: 'Acme News' };

/** What an organisation that has decided nothing goes by, but that people may make themselves an account. */
const settings = {
  recallMinutes: 2,
  editHours: 24,
  groupMembers: 500,
  diskQuotaBytes: 10 * 2 ** 30,
  recycleDays: 30,
  pwdExpireDays: 90,
  pwdNoticeDays: 7,
  pwdHistory: 0,
  registration: true,
};

/** Codes for phones, making an account, and what an organisation has decided. */
export function registrationMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  const send = ({ mobile, purpose, tenantId, ...picture }: ParsedInputOf<typeof account.sendPhoneCode>) => {
    nameOf(tenantId);
    const key = `${purpose} ${mobile}`;
    if (world.phoneCodes.has(key)) {
      throw new MockRefusal(codes.phoneCodeTooOften, 429, { 'Retry-After': '60' });
    }
    // Whoever asks is at one address.
    if (world.phoneCodes.size > 0) requirePicture(world, picture);
    world.phoneCodes.set(key, mockPhoneCode);
    return { code: codes.ok };
  };
  const check = (key: string, smsCode: string) => {
    if (world.phoneCodes.get(key) !== smsCode) throw new MockRefusal(codes.phoneCodeWrong);
  };
  return [
    mock(account.sendPhoneCode, send, identify),
    mock(account.sendPhoneCodeCsp3, send, identify),
    mock(
      account.checkPhoneCode,
      ({ purpose, mobile, smsCode }) => {
        check(`${purpose} ${mobile}`, smsCode);
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      account.register,
      ({ mobile, smsCode, password, userName, tenantId }, { headers }) => {
        if (!isStrongPassword(password)) throw new MockRefusal(codes.passwordWeak);
        check(`register ${mobile}`, smsCode);
        world.phoneCodes.delete(`register ${mobile}`);
        if (world.personByMobile(tenantId, mobile)) throw new MockRefusal(codes.alreadyRegistered);
        const userId = world.addPerson({ tenantId, login: mobile, name: userName, mobile });
        world.passwords.set(userId, password);
        return { code: codes.ok, result: grant(world, userId, headers) };
      },
      identify,
    ),
    mock(
      account.resetPassword,
      ({ mobile, smsCode, newPwd, repeatNewPwd, tenantId }) => {
        if (newPwd !== repeatNewPwd) throw new MockRefusal(codes.passwordMismatch);
        if (!isStrongPassword(newPwd)) throw new MockRefusal(codes.passwordWeak);
        check(`findpassword ${mobile}`, smsCode);
        const person = world.personByMobile(tenantId, mobile);
        if (!person) throw new MockRefusal(codes.phoneCodeWrong);
        if (newPwd === world.passwordOf(person.userId)) throw new MockRefusal(codes.passwordReused);
        world.phoneCodes.delete(`findpassword ${mobile}`);
        world.passwords.set(person.userId, newPwd);
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      account.systemConfig,
      ({ tenantId }) => {
        nameOf(tenantId);
        return { code: codes.ok, result: settings };
      },
      identify,
    ),
    mock(
      account.tenant,
      ({ tenantId, username = '' }) => {
        const named = username.includes('~') ? username.slice(0, username.indexOf('~')) : tenantId;
        return { code: codes.ok, result: { tenantId: named, name: nameOf(named) } };
      },
      identify,
    ),
  ];
}

function nameOf(tenantId: string): string {
  const name = organisations[tenantId];
  if (name === undefined) throw new MockRefusal(codes.unknownTenant);
  return name;
}
