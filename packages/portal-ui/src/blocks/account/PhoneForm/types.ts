import type { ComponentProps, ReactNode } from 'react';
import type { TextFieldProps } from '../../../primitives/Field/TextField.tsx';
import type { FieldRule } from '../../../primitives/Field/use-validated-field.ts';
import type { CaptchaLabels, Captcha } from '../shared/captcha.ts';

export interface PhoneCodeLabels {
  /** Label of the field. */
  code: string;
  send: string;
  resend: string;
  /** Replaces the button's label during the countdown. */
  wait: (seconds: number) => string;
  /** Below the field after sending; true whether or not the phone belongs to an account. */
  sent: string;
}

export interface PhoneFormLabels extends PhoneCodeLabels, CaptchaLabels {
  mobile: string;
  mobileWrong: string;
  codeMissing: string;
  /** Why a captcha is required. */
  captchaHint: string;
  organisation: string;
  organisationHint: string;
  /** Shows the organisation field. */
  otherOrganisation: string;
  submit: string;
}

export interface PhoneValues {
  mobile: string;
  /** Six digits. */
  smsCode: string;
  /** Empty: the default organisation of the installation. */
  tenantId: string;
}

/** Values to request a code. */
export interface PhoneCodeRequest extends Pick<PhoneValues, 'mobile' | 'tenantId'> {
  /** Text of the captcha, if there is one. */
  captcha?: string;
}

export interface PhoneCodeFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'leading' | 'trailing'> {
  /** A code is being sent. */
  sending?: boolean;
  /** A code was sent. */
  sent?: boolean;
  /** Seconds until a new code can be sent; 0: now. */
  wait?: number;
  onSend: () => void;
  labels: PhoneCodeLabels;
}

export interface PhoneFormOptions {
  /** `sending`: a code is being sent. `checking`: the entered code is being verified. */
  status: 'idle' | 'sending' | 'checking' | 'error';
  value: PhoneValues;
  onValueChange: (value: PhoneValues) => void;
  /** Whether a text is a mobile number. */
  rule: FieldRule;
  /** Number that a code was sent to. */
  sent?: boolean;
  /** Seconds until a new code can be sent; 0: now. */
  wait?: number;
  /** The captcha, once the server requires it. */
  captcha?: Captcha | undefined;
  /** The field that a refusal is about: takes the focus. */
  refusedField?: keyof PhoneValues | undefined;
  /** Called with a valid number. */
  onSendCode: (request: PhoneCodeRequest) => void;
  /** Called with a valid number and six digits, both normalised. */
  onSubmit: (values: PhoneValues) => void;
  labels: PhoneFormLabels;
}

export interface PhoneFormProps
  extends PhoneFormOptions, Omit<ComponentProps<'form'>, keyof PhoneFormOptions | 'children'> {
  /** One sentence, with `status: 'error'`. The input stays. */
  error?: ReactNode;
}
