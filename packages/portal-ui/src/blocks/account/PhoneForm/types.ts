import type { ComponentProps, ReactNode } from 'react';
import type { TextFieldProps } from '../../../primitives/Field/TextField.tsx';
import type { FieldRule } from '../../../primitives/Field/use-validated-field.ts';
import type { CaptchaLabels, CaptchaPicture } from '../shared/captcha.ts';

export interface PhoneCodeLabels {
  /** Name of the field. */
  code: string;
  send: string;
  resend: string;
  /** Instead of the button, until another code may be sent. */
  wait: (seconds: number) => string;
  /** Under the field once a code was sent: true whether or not somebody has this phone. */
  sent: string;
}

export interface PhoneFormLabels extends PhoneCodeLabels, CaptchaLabels {
  mobile: string;
  mobileWrong: string;
  codeMissing: string;
  /** Why a picture is to be read. */
  captchaHint: string;
  organisation: string;
  organisationHint: string;
  /** Unfolds the organisation field. */
  otherOrganisation: string;
  submit: string;
}

export interface PhoneValues {
  mobile: string;
  /** Six digits. */
  smsCode: string;
  /** Empty: the installation's own organisation. */
  tenantId: string;
}

/** What a code is asked for with. */
export interface PhoneCodeRequest extends Pick<PhoneValues, 'mobile' | 'tenantId'> {
  /** What was read in the picture, where there is one. */
  captcha?: string;
}

export interface PhoneCodeFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'leading' | 'trailing'> {
  /** A code is being sent. */
  sending?: boolean;
  /** A code was sent. */
  sent?: boolean;
  /** Seconds until another code may be sent; 0: now. */
  wait?: number;
  onSend: () => void;
  labels: PhoneCodeLabels;
}

export interface PhoneFormOptions {
  /** `sending`: a code is being sent. `checking`: the code that was typed is being looked at. */
  status: 'idle' | 'sending' | 'checking' | 'error';
  value: PhoneValues;
  onValueChange: (value: PhoneValues) => void;
  /** What a mobile number is. */
  rule: FieldRule;
  /** A code was sent to this number. */
  sent?: boolean;
  /** Seconds until another code may be sent; 0: now. */
  wait?: number;
  /** The picture to read before a code is sent, once the server asks for it. */
  captcha?: CaptchaPicture | undefined;
  /** The field that a refusal speaks of: it takes the focus. */
  refusedField?: keyof PhoneValues | undefined;
  /** Called with a number that fulfils the rule. */
  onSendCode: (request: PhoneCodeRequest) => void;
  /** Called with a number that fulfils the rule and six digits, both made plain. */
  onSubmit: (values: PhoneValues) => void;
  labels: PhoneFormLabels;
}

export interface PhoneFormProps
  extends PhoneFormOptions, Omit<ComponentProps<'form'>, keyof PhoneFormOptions | 'children'> {
  /** One clear sentence, with `status: 'error'`. What was typed stays. */
  error?: ReactNode;
}
