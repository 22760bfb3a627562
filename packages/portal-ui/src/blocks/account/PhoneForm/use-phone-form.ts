import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormFields } from '../shared/use-form-fields.ts';
import type { PhoneFormOptions, PhoneValues } from './types.ts';

/** Full-width digits plain, and without what a message puts between them. */
const plainDigits = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}-]/gu, '');

/** Who holds a phone: its number, a code sent to it, and the picture that may have to be read before. */
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
  const reading = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
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
    // Each picture comes with a field of its own, so a focus in the one before is lost.
    if (src !== undefined) reading.current?.focus();
  }, [src]);

  function handleSend() {
    if (busy || wait > 0 || !complete(['mobile'])) return;
    const read = reading.current?.value.trim() ?? '';
    setUnread(captcha !== undefined && read === '');
    if (captcha && read === '') return reading.current?.focus();
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
    /** Goes on the field for what the picture shows. */
    reading,
    /** Nothing was read in the picture. */
    unread,
    stopped: stopped || unread,
    handleReading: () => setUnread(false),
    handleSend,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      // Enter does what comes next: without a code, that is to have one sent.
      if (!hasCode && (captcha || !sent) && wait === 0) handleSend();
      else if (complete(['mobile', 'smsCode'])) onSubmit(plain);
    },
  };
}
