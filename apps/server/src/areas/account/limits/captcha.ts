import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHash, randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { networkOf } from '../../../http/network.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import { noTenant, requireAttemptsLeft, reserveAttempt, type Subject } from './throttle.ts';
import { hashToken } from '../secrets/tokens.ts';

/** A captcha's text as the user read it. */
export interface CaptchaReading {
  /** The random name that the client gave the captcha. */
  name: string;
  text: string;
}

/** The captcha's text in a call's input, if there is one. */
export const readingOf = ({
  checkCodeId,
  checkCode,
}: {
  checkCodeId?: string | undefined;
  checkCode?: string | undefined;
}): CaptchaReading | undefined =>
  checkCodeId && checkCode ? { name: checkCodeId, text: checkCode } : undefined;

// svg-captcha's types omit that its default export renders a given text. Its own texts come from Math.random.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const draw = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string;

/** Without those that look like another. */
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 4;
/** Minutes. */
const life = 5;
/**
 * Limits per address and half an hour, where an address may be a whole newsroom: rendering is work for the server,
 * wrong texts are guesses.
 */
const maxCaptchas = 3_000;
const maxWrong = 200;

/** Renders a captcha as JPEG and stores a hash of its text, so that any server can check it. */
export async function makeCaptcha(db: Database, name: string, address: string): Promise<Buffer> {
  await count(db, { key: `picture:${networkOf(address)}`, most: maxCaptchas });
  const text = Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
  await storeCaptcha(db, { name, text });
  const drawing = draw(text, { width: 140, height: 48, fontSize: 54, noise: 2 });
  return sharp(Buffer.from(drawing))
    .resize(280)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Replaces an earlier captcha of that name. */
export async function storeCaptcha(db: Database, reading: CaptchaReading): Promise<void> {
  const row = {
    code_hash: hashReading(reading),
    expires_at: sql<Date>`now() + make_interval(mins => ${life})`,
  };
  await db.tenant(noTenant, (tx) =>
    tx
      .insertInto('captcha')
      .values({ tenant_id: noTenant, name_hash: hashToken(reading.name), ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'name_hash']).doUpdateSet(row))
      .execute(),
  );
}

/**
 * Checks a captcha's text, once. Throws code 1005 when it is wrong or the captcha has expired, and 429 with code 1003
 * after too many of them from one address.
 */
export async function requireCaptcha(db: Database, reading: CaptchaReading, address: string): Promise<void> {
  const wrong: Subject = { key: `captcha:${networkOf(address)}`, most: maxWrong };
  const right = await db.tenant(noTenant, async (tx) => {
    await requireAttemptsLeft(tx, noTenant, wrong);
    const { rows } = await sql<{ right: boolean }>`
      DELETE FROM captcha WHERE tenant_id = ${noTenant} AND name_hash = ${hashToken(reading.name)}
      RETURNING code_hash = ${hashReading(reading)} AND expires_at > now() AS right`.execute(tx);
    return rows[0]?.right ?? false;
  });
  if (right) return;
  await count(db, wrong);
  throw new Refusal(codes.captchaWrong);
}

const count = (db: Database, subject: Subject) =>
  db.tenant(noTenant, (tx) => reserveAttempt(tx, noTenant, subject));

/** Capitals, spaces and the width of letters, which an input method chooses, do not matter. With the name, so that equal texts have different hashes. */
const hashReading = ({ name, text }: CaptchaReading) =>
  createHash('sha256')
    .update(`${name}\n${text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()}`)
    .digest();
