import type { ComponentPropsWithRef } from 'react';
import type { PasswordFieldLabels } from '../../../primitives/Field/PasswordField.tsx';
import type { LoadStatus, MutationStatus } from '../../shared/status.ts';

/** What the password is asked for. */
export type SecondFactorPurpose = 'setUp' | 'renew' | 'remove';

/** What the dialog shows. */
export type SecondFactorStep =
  /** The password, before anything changes. */
  | { kind: 'password'; purpose: SecondFactorPurpose }
  /** The new secret, to be read by an authenticator app whose first code confirms it. */
  | {
      kind: 'app';
      secret: string;
      /** Rows of the QR code with the secret's address; true is dark. */
      qr: readonly (readonly boolean[])[];
    }
  /** The new recovery codes, shown once. */
  | { kind: 'codes'; codes: readonly string[] };

export interface SecondFactorProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  status?: LoadStatus | undefined;
  /** Since when it is on, as the reader writes it. Undefined: it is off. */
  since?: string | undefined;
  /** Recovery codes that were not used yet. */
  recoveryLeft?: number | undefined;
  /** The dialog; undefined: closed. */
  step: SecondFactorStep | undefined;
  onStepChange: (step: SecondFactorStep | undefined) => void;
  /** The request under way, with one sentence of a refusal. The input stays. */
  request?: { status: MutationStatus; error?: string | undefined } | undefined;
  /** Username for password managers. */
  username: string;
  onPassword: (password: string, purpose: SecondFactorPurpose) => void;
  /** A code of the new app. */
  onCode: (code: string) => void;
  onRetry?: (() => void) | undefined;
  labels: SecondFactorLabels;
}

export interface SecondFactorLabels extends PasswordFieldLabels {
  title: string;
  /** What it is for. */
  note: string;
  off: string;
  on: (since: string) => string;
  codesLeft: (count: number) => string;
  /** Few or no codes are left. */
  fewCodes: string;
  setUp: string;
  renew: string;
  remove: string;
  /** Why the password is asked for, by purpose. */
  passwordFor: Readonly<Record<SecondFactorPurpose, string>>;
  password: string;
  passwordMissing: string;
  continue: string;
  /** Title and sentences of the step with the QR code. */
  scanTitle: string;
  scan: string;
  qrName: string;
  secret: string;
  code: string;
  codeMissing: string;
  confirm: string;
  codesTitle: string;
  codesNote: string;
  copySecret: string;
  copyCodes: string;
  copied: string;
  copyFailed: string;
  download: string;
  /** Name of the file with the codes. */
  fileName: string;
  done: string;
  cancel: string;
  close: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  retry: string;
}
