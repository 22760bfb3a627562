import '@snap/portal-ui/second-factor/styles.css';
import { SecondFactor, type SecondFactorStep } from '@snap/portal-ui/second-factor';
import { secondFactor } from '@snap/portal-ui/second-factor/labels/en';
import { useState } from 'react';

export function OwnSecondFactor() {
  const [step, setStep] = useState<SecondFactorStep>();
  return (
    <SecondFactor
      since="20 Nov 2026"
      recoveryLeft={8}
      step={step}
      onStepChange={setStep}
      username="lina"
      onPassword={() => setStep({ kind: 'codes', codes: ['k7dm2-qxe4r', 'p3wn8-tga9h'] })}
      onCode={() => setStep(undefined)}
      labels={secondFactor}
    />
  );
}
