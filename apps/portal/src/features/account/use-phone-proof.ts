import { PortalApiError } from '@snap/portal-api';
import type { PhoneCodePurpose } from '@snap/portal-api/areas';
import { codes } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import type { PhoneCodeRequest, PhoneValues } from '@snap/portal-ui/phone-form';
import { useOverlay } from '@snap/portal-ui/hooks';
import { useState } from 'react';
import { configuration } from '../../configuration.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { errorCode, isAborted } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { registrationApi } from '../../page-apis.ts';
import { mobileRule } from './mobile-rule.ts';
import { useCountdown } from './use-countdown.ts';
import { useCaptcha } from './use-captcha.ts';

type ProofState = { status: 'idle' | 'sending' | 'checking' } | { status: 'error'; error: unknown };

/** Between two codes for one phone. Seconds. */
const codeEvery = 60;

const empty: PhoneValues = { mobile: '', smsCode: '', tenantId: '' };

/** Of the fields, the one that a refusal speaks of. */
const fields: Readonly<Record<string, keyof PhoneValues>> = {
  [codes.phoneCodeWrong]: 'smsCode',
  [codes.unknownTenant]: 'tenantId',
};

/**
 * The first step of making an account and of a new password: proves who holds a phone. Its values outlive the step, so that
 * the way back from the next one loses nothing.
 */
export function usePhoneProof(purpose: PhoneCodePurpose) {
  const catalogue = useCatalogue();
  const { phoneForm: labels } = useLazyLabels('account');
  const [value, setValue] = useState(empty);
  const [state, setState] = useState<ProofState>({ status: 'idle' });
  const [proven, setProven] = useState(false);
  /** The number that a code was sent to last, and the one that has to wait. */
  const [sentTo, setSentTo] = useState<string>();
  const [resting, setResting] = useState<string>();
  const { left, start } = useCountdown();
  const { captchaId, captcha, refused, clear } = useCaptcha();

  const back = () => setProven(false);
  // On a phone Back means the step before, and what was typed stays.
  useOverlay(proven, back);

  const mobile = mobileRule.normalise(value.mobile);
  const claim = {
    mobile,
    phoneCode: value.smsCode,
    tenantId: value.tenantId || configuration.tenantId,
  };

  function rest(number: string, seconds: number) {
    setResting(number);
    start(seconds);
  }

  /** Back to the phone, saying why. */
  function refuse(error: unknown) {
    setProven(false);
    setState(isAborted(error) ? { status: 'idle' } : { status: 'error', error });
  }

  async function send(request: PhoneCodeRequest) {
    setState({ status: 'sending' });
    try {
      await registrationApi.sendPhoneCode({
        mobile: request.mobile,
        purpose,
        tenantId: request.tenantId || configuration.tenantId,
        ...(request.captcha && { captchaId, captcha: request.captcha }),
      });
    } catch (error) {
      refused(error);
      // A required captcha is no error: its field appears.
      if (errorCode(error) === codes.captchaRequired) setState({ status: 'idle' });
      else refuse(error);
      const wait = error instanceof PortalApiError ? Math.ceil((error.retryAfter ?? 0) / 1000) : 0;
      // Longer waits are worded by the server.
      if (errorCode(error) === codes.phoneCodeTooOften && wait <= codeEvery) rest(request.mobile, wait);
      return;
    }
    clear();
    setSentTo(request.mobile);
    rest(request.mobile, codeEvery);
    setState({ status: 'idle' });
  }

  async function check(values: PhoneValues) {
    setValue(values);
    setState({ status: 'checking' });
    try {
      const { smsCode, tenantId } = values;
      await registrationApi.checkPhoneCode({
        mobile: values.mobile,
        phoneCode: smsCode,
        purpose,
        tenantId: tenantId || configuration.tenantId,
      });
      setState({ status: 'idle' });
      setProven(true);
    } catch (error) {
      refuse(error);
    }
  }

  return {
    /** The code is right: the next step may begin. */
    proven,
    /** What the next call proves itself with. */
    claim,
    refuse,
    back,
    /** What to spread on `PhoneForm`. */
    form: {
      status: state.status,
      // Worded while drawing, so that it follows the language.
      error: state.status === 'error' ? failureText(state.error, catalogue) : undefined,
      refusedField: state.status === 'error' ? fields[errorCode(state.error) ?? ''] : undefined,
      value,
      onValueChange: setValue,
      rule: mobileRule,
      sent: mobile !== '' && mobile === sentTo,
      wait: mobile === resting ? left : 0,
      captcha,
      onSendCode: (request: PhoneCodeRequest) => void send(request),
      onSubmit: (values: PhoneValues) => void check(values),
      labels,
    },
  };
}
