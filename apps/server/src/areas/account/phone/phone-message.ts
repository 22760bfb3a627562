import type { Language } from '@snap/portal-api/contract';

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

/** Sends it; whether it arrives is not waited for. */
export type SendToPhone = (message: PhoneMessage) => void;
