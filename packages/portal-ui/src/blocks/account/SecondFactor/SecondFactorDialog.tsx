import { useId, useState, type SubmitEvent } from 'react';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { useCopy } from '../../../hooks/use-copy.ts';
import { HiddenUsername } from '../shared/HiddenUsername.tsx';
import { QrCode } from './QrCode.tsx';
import type { SecondFactorLabels, SecondFactorProps, SecondFactorStep } from './types.ts';
import * as styles from './SecondFactor.css.ts';

type DialogProps = Pick<
  SecondFactorProps,
  'step' | 'request' | 'username' | 'onPassword' | 'onCode' | 'labels'
> & { onClose: () => void };

/** The steps of setting up, renewing and removing. Each step has a form of its own. */
export function SecondFactorDialog({ step, onClose, ...rest }: DialogProps) {
  return (
    <Dialog open={step !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="narrow">
        {step?.kind === 'password' && <PasswordStep key="password" step={step} onClose={onClose} {...rest} />}
        {step?.kind === 'app' && <AppStep key="app" step={step} onClose={onClose} {...rest} />}
        {step?.kind === 'codes' && <CodesStep codes={step.codes} onClose={onClose} labels={rest.labels} />}
      </DialogContent>
    </Dialog>
  );
}

type StepProps<Kind extends SecondFactorStep['kind']> = Omit<DialogProps, 'step'> & {
  step: Extract<SecondFactorStep, { kind: Kind }>;
};

function PasswordStep({ step, request, username, onPassword, onClose, labels }: StepProps<'password'>) {
  const formId = useId();
  const [missing, setMissing] = useState(false);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request?.status === 'pending') return;
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '') setMissing(true);
    else onPassword(password, step.purpose);
  }
  return (
    <>
      <DialogHeader closeLabel={labels.close}>
        <DialogTitle>{labels[step.purpose]}</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <form id={formId} method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
          <p className={styles.text}>{labels.passwordFor[step.purpose]}</p>
          <PasswordField
            name="password"
            label={labels.password}
            labels={labels}
            error={missing ? labels.passwordMissing : undefined}
            autoComplete="current-password"
            required
            onChange={() => setMissing(false)}
          />
          {/* Last, because a dialog focuses its first field. */}
          <HiddenUsername value={username} />
          {request?.status === 'error' && !missing && <Banner tone="danger">{request.error}</Banner>}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button
          type="submit"
          form={formId}
          variant={step.purpose === 'remove' ? 'danger' : 'solid'}
          pending={request?.status === 'pending'}
        >
          {step.purpose === 'remove' ? labels.remove : labels.continue}
        </Button>
      </DialogFooter>
    </>
  );
}

function AppStep({ step, request, onCode, onClose, labels }: StepProps<'app'>) {
  const formId = useId();
  const [missing, setMissing] = useState(false);
  const { status, copy } = useCopy();
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request?.status === 'pending') return;
    const code = new FormData(event.currentTarget).get('code');
    if (typeof code !== 'string' || code.trim() === '') setMissing(true);
    else onCode(code.trim());
  }
  return (
    <>
      <DialogHeader closeLabel={labels.close}>
        <DialogTitle>{labels.scanTitle}</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <form id={formId} method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
          <p className={styles.text}>{labels.scan}</p>
          <QrCode rows={step.qr} name={labels.qrName} />
          <p className={styles.note}>{labels.secret}</p>
          <div className={styles.secret}>
            <span className={styles.mono}>{step.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
            <Button size="small" onClick={() => copy(step.secret)}>
              {outcomeOf(status, labels) ?? labels.copySecret}
            </Button>
          </div>
          <TextField
            name="code"
            label={labels.code}
            error={missing ? labels.codeMissing : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before it had the focus
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            required
            onChange={() => setMissing(false)}
          />
          {request?.status === 'error' && !missing && <Banner tone="danger">{request.error}</Banner>}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button type="submit" form={formId} variant="solid" pending={request?.status === 'pending'}>
          {labels.confirm}
        </Button>
      </DialogFooter>
    </>
  );
}

interface CodesStepProps {
  codes: readonly string[];
  onClose: () => void;
  labels: SecondFactorLabels;
}

function CodesStep({ codes, onClose, labels }: CodesStepProps) {
  const { status, copy } = useCopy();
  const all = codes.join('\n');
  return (
    <>
      <DialogHeader closeLabel={labels.close}>
        <DialogTitle>{labels.codesTitle}</DialogTitle>
      </DialogHeader>
      <DialogBody className={styles.form}>
        <p className={styles.text}>{labels.codesNote}</p>
        <ul role="list" className={styles.codes} aria-label={labels.codesTitle}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div className={styles.secret}>
          <Button onClick={() => copy(all)}>{labels.copyCodes}</Button>
          <Button onClick={() => download(labels.fileName, `${all}\n`)}>{labels.download}</Button>
        </div>
        <p role="status" className={styles.outcome}>
          {outcomeOf(status, labels)}
        </p>
      </DialogBody>
      <DialogFooter>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before it had the focus */}
        <Button variant="solid" autoFocus onClick={onClose}>
          {labels.done}
        </Button>
      </DialogFooter>
    </>
  );
}

const outcomeOf = (status: 'idle' | 'copied' | 'failed', labels: SecondFactorLabels) =>
  status === 'idle' ? undefined : status === 'copied' ? labels.copied : labels.copyFailed;

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
