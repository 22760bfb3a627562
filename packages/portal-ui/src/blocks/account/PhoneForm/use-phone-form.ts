import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormFields } from '../shared/use-form-fields.ts';
import type { PhoneFormOptions, PhoneValues } from './types.ts';

/** Normalises full-width digits and strips separators. */
const plainDigits = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}-]/gu, '');

/** State of the form: number, code and captcha. */
export function usePhoneForm({
  status,
  value,
  onValueChange,
  rule,
  sent = false,
  wait = 0,
  captcha,
  refusedField,
  onSendCode,
  onSubmit,
  labels,
}: PhoneFormOptions) {
  const captchaRef = useRef<HTMLInputElement>(null);
  const [captchaMissing, setUnread] = useState(false);
  const busy = status === 'sending' || status === 'checking';
  const plain: PhoneValues = {
    mobile: rule.normalise?.(value.mobile) ?? value.mobile,
    smsCode: plainDigits(value.smsCode),
    tenantId: value.tenantId.trim(),
  };
  const waitsForCode = sent && status === 'idle' && !captcha;
  const hasCode = /^\d{6}$/.test(plain.smsCode);
  const { field, complete, stopped } = useFormFields<keyof PhoneValues>({
    value,
    onValueChange: (name, text) => onValueChange({ ...value, [name]: text }),
    problems: {
      ...(!rule.check(plain.mobile) && { mobile: labels.mobileWrong }),
      ...(!hasCode && { smsCode: labels.codeMissing }),
    },
    focusOn: status === 'error' ? refusedField : waitsForCode ? 'smsCode' : undefined,
  });

  const { src } = captcha ?? {};
  useEffect(() => {
    // Each captcha remounts its field, so the focus must be restored.
    if (src !== undefined) captchaRef.current?.focus();
  }, [src]);

  function handleSend() {
    if (busy || wait > 0 || !complete(['mobile'])) return;
    const read = captchaRef.current?.value.trim() ?? '';
    setUnread(captcha !== undefined && read === '');
    if (captcha && read === '') return captchaRef.current?.focus();
    onSendCode({ mobile: plain.mobile, tenantId: plain.tenantId, ...(captcha && { captcha: read }) });
  }

  return {
    field: (name: keyof PhoneValues) => {
      const { onBlur, ...rest } = field(name);
      return {
        ...rest,
        onBlur: (event: Parameters<typeof onBlur>[0]) => {
          onBlur(event);
          if (plain[name] !== value[name]) onValueChange({ ...value, [name]: plain[name] });
        },
      };
    },
    /** Ref of the captcha field. */
    captchaRef,
    /** The captcha's text is missing. */
    captchaMissing,
    stopped: stopped || captchaMissing,
    handleCaptchaChange: () => setUnread(false),
    handleSend,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      // Enter does the next step: without a code it sends one.
      if (!hasCode && (captcha || !sent) && wait === 0) handleSend();
      else if (complete(['mobile', 'smsCode'])) onSubmit(plain);
    },
  };
}
