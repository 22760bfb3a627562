import { account, codes } from '@snap/portal-api/contract';
import { openFileRoute, openRoute, type OpenCall, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { toldSettings } from '../../tenant-settings.ts';
import { makeCaptcha, readingOf } from './limits/captcha.ts';
import { deviceTokenOf } from './cookies.ts';
import { clientOf, granted, handOver } from './hand-over.ts';
import { requirePhoneCode, sendPhoneCode } from './phone/phone-codes.ts';
import { createPhoneSender } from './phone/phone-sender.ts';
import { register } from './commands/register.ts';
import { accountOf } from './commands/sign-in.ts';
import { findOrganisation, withTenant } from './queries/tenants.ts';

/** The calls of those who have no session yet. */
export function registrationRoutes(services: Services): Route[] {
  const { database: db, settings } = services;
  const phoneCodes = { db, key: settings.codeKey };
  const sender = createPhoneSender({ ...services, smsUrl: services.settings.smsUrl });
  const sendCode = async ({ input, request, language }: OpenCall<typeof account.sendPhoneCode>) => {
    const origin = { address: request.ip, language, deviceToken: deviceTokenOf(request) };
    const wanted = await withTenant(db, input);
    await sendPhoneCode(phoneCodes, sender, wanted, { ...origin, captcha: readingOf(input) });
    return { code: codes.ok };
  };
  return [
    openFileRoute(account.captcha, async ({ input, request }) => {
      const captcha = await makeCaptcha(db, input.checkCodeId, request.ip);
      return {
        type: 'image/jpeg',
        size: captcha.length,
        inline: true,
        cache: 'no-store',
        open: () => captcha,
      };
    }),

    openRoute(account.sendPhoneCode, sendCode),
    openRoute(account.sendPhoneCodeCsp3, sendCode),

    openRoute(account.checkPhoneCode, async ({ input, request }) => {
      await requirePhoneCode(phoneCodes, await withTenant(db, input), {
        digits: input.smsCode,
        address: request.ip,
      });
      return { code: codes.ok };
    }),

    openRoute(account.register, async ({ input, request, reply }) => {
      const grant = await register(phoneCodes, await withTenant(db, input), clientOf(request));
      return granted(await handOver(services, request, reply, grant));
    }),

    openRoute(account.systemConfig, async ({ input }) => ({
      code: codes.ok,
      result: toldSettings((await findOrganisation(db, input.tenantId)).settings),
    })),

    openRoute(account.tenant, async ({ input }) => {
      const { tenantId } = await withTenant(
        db,
        accountOf({ tenantId: input.tenantId, username: input.username ?? '' }),
      );
      const { name } = await findOrganisation(db, tenantId);
      return { code: codes.ok, result: { tenantId, name } };
    }),
  ];
}
