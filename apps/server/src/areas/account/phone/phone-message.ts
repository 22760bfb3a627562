import type { Language } from '@snap/portal-api/contract';
import type { Tx } from '../../../store/database.ts';

/** How long a code can be used. */
export const PHONE_CODE_MINUTES = 5;

/** What a code is for: it is worth nothing for the other. */
export type PhonePurpose = 'register' | 'findpassword';

/** A code to be sent to a phone. */
export interface PhoneMessage {
  tenantId: string;
  mobile: string;
  purpose: PhonePurpose;
  code: string;
  language: Language;
}

/** Sends codes to phones. */
export interface PhoneSender {
  /**
   * Stores a code to be sent in the transaction that creates it.
   * @param wanted Whether it is sent; storing takes the same time either way (G15).
   */
  put(tx: Tx, message: PhoneMessage, wanted: boolean): Promise<void>;
  /** Call it after the commit. Whether the code arrives is not waited for. */
  wake(): void;
}
