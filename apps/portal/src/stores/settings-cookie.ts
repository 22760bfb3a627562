import type { MessageSettings } from '@snap/portal-api/contract';
import { openDB } from 'idb';
import { cookieNames, readCookie, writeCookie } from '@snap/portal-api';

// Decision A12: the server's copy is the truth, and this a cache of it, so that the key that sends is right at once. No
// secret ships with the portal: each browser makes a key for itself that not even the portal can read.

const keyName = 'message-settings';

async function findKey(make: boolean): Promise<CryptoKey | undefined> {
  const db = await openDB<{ keys: { key: string; value: CryptoKey } }>('snap-portal-keys', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('keys'),
  });
  try {
    const known = await db.get('keys', keyName);
    if (known || !make) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const transaction = db.transaction('keys', 'readwrite');
    // Another tab may have created one in the meantime: the first key is used.
    const first = await transaction.store.get(keyName);
    if (!first) await transaction.store.put(made, keyName);
    await transaction.done;
    return first ?? made;
  } finally {
    db.close();
  }
}

/** Twelve random bytes before the text: what AES-GCM needs once, and once only. */
const nonceLength = 12;

/** The user id is authenticated data of the encryption: the cookie of another user cannot be decrypted. */
const sealing = (account: string, iv: BufferSource): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(account),
});

/** Persists the settings for the next start. Does nothing without a secure context or storage. */
export async function writeSettings(account: string, settings: Readonly<MessageSettings>): Promise<void> {
  try {
    const key = await findKey(true);
    if (!key) return;
    const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
    const text = new TextEncoder().encode(JSON.stringify(settings));
    const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing(account, nonce), key, text));
    writeCookie(cookieNames.messageSettings, btoa(String.fromCodePoint(...nonce, ...sealed)));
  } catch {
    // The cookie is not used: each start waits for the server.
  }
}

/** The persisted settings of a user; undefined where the cookie cannot be used. */
export async function readSettings(account: string): Promise<MessageSettings | undefined> {
  try {
    const cookie = readCookie(cookieNames.messageSettings);
    const key = cookie ? await findKey(false) : undefined;
    if (!cookie || !key) return undefined;
    const bytes = Uint8Array.from(atob(cookie), (character) => character.codePointAt(0) ?? 0);
    const [nonce, sealed] = [bytes.slice(0, nonceLength), bytes.slice(nonceLength)];
    const text = await crypto.subtle.decrypt(sealing(account, nonce), key, sealed);
    return asSettings(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return undefined;
  }
}

/** Only the portal can have written it, but maybe an older build. */
function asSettings(value: unknown): MessageSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { notifications, sound, vibration, sendKey }: Partial<Record<keyof MessageSettings, unknown>> = value;
  const whole = [notifications, sound, vibration].every((one) => typeof one === 'boolean');
  if (!whole || (sendKey !== 'enter' && sendKey !== 'ctrl-enter')) return undefined;
  return {
    notifications: notifications === true,
    sound: sound === true,
    vibration: vibration === true,
    sendKey,
  };
}
