import '@snap/portal-ui/phone-form/styles.css';
import { PhoneForm, type PhoneValues } from '@snap/portal-ui/phone-form';
import { phoneForm } from '@snap/portal-ui/phone-form/labels/en';
import { useState } from 'react';

const rule = {
  normalise: (text: string) => text.normalize('NFKC').replaceAll(' ', ''),
  check: (text: string) => /^1\d{10}$/.test(text),
};

export function ProvePhone() {
  const [value, setValue] = useState<PhoneValues>({ mobile: '', smsCode: '', tenantId: '' });
  const [sent, setSent] = useState(false);
  return (
    <PhoneForm
      status="idle"
      value={value}
      onValueChange={setValue}
      rule={rule}
      sent={sent}
      onSendCode={() => setSent(true)}
      onSubmit={({ mobile }) => window.location.assign(`/register?mobile=${mobile}`)}
      labels={phoneForm}
    />
  );
}
