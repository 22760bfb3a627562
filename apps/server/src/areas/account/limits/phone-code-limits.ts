import { codes } from '@snap/portal-api/contract';
import { networkOf } from '../../../http/network.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { type CaptchaReading, requireCaptcha } from './captcha.ts';
import { noTenant, reserveAttempt, type Subject } from './throttle.ts';

/**
 * Limits of codes (G30): per phone, across organisations; per phone and requesting address, so that one address cannot
 * use up the day's; and per address, so that it cannot send codes to many phones.
 */
const most = {
  minute: { most: 1, minutes: 1 },
  day: { most: 5, minutes: 24 * 60 },
  dayOfAddress: { most: 3, minutes: 24 * 60 },
  address: { most: 100, minutes: 30 },
};
const code = codes.phoneCodeTooOften;

/** The origin of a request for a code. */
export interface CodeRequest {
  mobile: string;
  address: string;
  /** Hash of what the browser is known by, where the phone's owner has signed in there before. */
  knownDevice: Buffer | undefined;
  captcha: CaptchaReading | undefined;
}

/**
 * Counts one more code. Throws 429 with code 1010 when they come too often, code 1004 when a captcha is required and
 * missing, 1005 when its text is wrong. A browser in which the phone's owner has signed in before has its own counter:
 * strangers who use up the phone's codes do not stop its owner from resetting the password.
 */
export async function admitCode(db: Database, request: CodeRequest): Promise<void> {
  try {
    await count(db, request, false);
  } catch (error) {
    const captchaRequired = error instanceof Refusal && error.code === codes.captchaRequired;
    if (!captchaRequired || !request.captcha) throw error;
    await requireCaptcha(db, request.captcha, request.address);
    await count(db, request, true);
  }
}

function count(db: Database, request: CodeRequest, captchaWasRead: boolean): Promise<void> {
  const { mobile, address, knownDevice } = request;
  return db.tenant(noTenant, async (tx) => {
    if (knownDevice) return countKnown(tx, `${mobile}:${knownDevice.toString('hex')}`);
    const network = networkOf(address);
    await reserveAttempt(tx, noTenant, { key: `phone-minute:${mobile}`, code, ...most.minute });
    const ofPhone = await reserveAttempt(tx, noTenant, { key: `phone-day:${mobile}`, code, ...most.day });
    const shared: Subject = { key: `phone-day:${mobile}:${network}`, code, ...most.dayOfAddress };
    await reserveAttempt(tx, noTenant, shared);
    const ofAddress = await reserveAttempt(tx, noTenant, {
      key: `phone-address:${network}`,
      code,
      ...most.address,
    });
    // The refusal undoes the count.
    if (Math.max(ofPhone, ofAddress) > 1 && !captchaWasRead) throw new Refusal(codes.captchaRequired);
  });
}

async function countKnown(tx: Tx, browser: string): Promise<void> {
  await reserveAttempt(tx, noTenant, { key: `phone-minute:${browser}`, code, ...most.minute });
  await reserveAttempt(tx, noTenant, { key: `phone-day:${browser}`, code, ...most.day });
}
