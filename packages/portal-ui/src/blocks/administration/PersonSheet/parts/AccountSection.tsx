import { useState, type ReactNode } from 'react';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import * as styles from '../PersonSheet.css.ts';
import { SessionList } from './SessionList.tsx';
import type { PersonAccount, PersonSheetLabels } from '../types.ts';

/** What asks once before it is done. */
type Question = 'disable' | 'leave' | 'reset' | 'secondFactor' | 'end';

interface AccountSectionProps {
  name: string;
  account: PersonAccount;
  labels: PersonSheetLabels;
}

/** The account of a person: state, password, sessions, belongings, roles. Each action happens at once. */
export function AccountSection({ name, account, labels }: AccountSectionProps) {
  const [question, setQuestion] = useState<Question>();
  const { state, lockedUntil, pending = false } = account;
  const {
    onStateChange,
    onUnlock,
    onPasswordReset,
    onSecondFactorReset,
    onSessionsEnd,
    onHandOver,
    onAccess,
  } = account;
  const questions = {
    disable: {
      title: labels.disable,
      text: labels.disableQuestion(name),
      act: () => onStateChange?.('disabled'),
    },
    leave: { title: labels.markAsLeft, text: labels.leaveQuestion(name), act: () => onStateChange?.('left') },
    reset: { title: labels.resetPassword, text: labels.resetQuestion(name), act: () => onPasswordReset?.() },
    secondFactor: {
      title: labels.resetSecondFactor,
      text: labels.resetSecondFactorQuestion(name),
      act: () => onSecondFactorReset?.(),
    },
    end: { title: labels.endSessions, text: labels.endQuestion(name), act: () => onSessionsEnd?.() },
  } as const satisfies Record<Question, { title: string; text: string; act: () => void }>;
  const asked = question && questions[question];
  const button = (label: string, onClick: (() => void) | undefined) => (
    <Button size="small" disabled={pending} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <section className={styles.section} aria-label={labels.account}>
      <h3 className={styles.heading}>{labels.account}</h3>
      {account.error !== undefined && <Banner tone="danger">{account.error}</Banner>}
      <ul role="list" className={styles.rows}>
        <Row
          title={labels.state}
          note={[
            labels.states[state],
            ...(lockedUntil === undefined ? [] : [labels.lockedUntil(lockedUntil)]),
          ].join(' · ')}
        >
          {onUnlock && lockedUntil !== undefined && button(labels.unlock, onUnlock)}
          {onStateChange && state === 'active' && (
            <>
              {button(labels.disable, () => setQuestion('disable'))}
              {button(labels.markAsLeft, () => setQuestion('leave'))}
            </>
          )}
          {onStateChange && state === 'disabled' && (
            <>
              {button(labels.enable, () => onStateChange('active'))}
              {button(labels.markAsLeft, () => setQuestion('leave'))}
            </>
          )}
          {onStateChange && state === 'left' && button(labels.takeBack, () => onStateChange('active'))}
        </Row>
        <Row
          title={labels.password}
          note={
            account.hasPassword === false
              ? labels.noPassword
              : account.mustChangePassword
                ? labels.mustChange
                : labels.passwordSet
          }
        >
          {onPasswordReset && state !== 'left' && button(labels.resetPassword, () => setQuestion('reset'))}
        </Row>
        <Row
          title={labels.secondFactor}
          note={
            account.secondFactorSince === undefined
              ? labels.secondFactorOff
              : labels.secondFactorOn(account.secondFactorSince)
          }
        >
          {onSecondFactorReset &&
            account.secondFactorSince !== undefined &&
            button(labels.resetSecondFactor, () => setQuestion('secondFactor'))}
        </Row>
        <Row
          title={labels.sessions}
          note={[
            labels.sessionCount(account.sessions),
            account.lastSignIn === undefined ? labels.neverSignedIn : labels.lastSignIn(account.lastSignIn),
          ].join(' · ')}
        >
          {onSessionsEnd && account.sessions > 0 && button(labels.endSessions, () => setQuestion('end'))}
          {account.sessionList && account.sessionList.length > 0 && (
            <SessionList
              name={name}
              sessions={account.sessionList}
              pending={pending}
              onEnd={account.onSessionEnd}
              labels={labels}
            />
          )}
        </Row>
        <Row title={labels.belongings} note={labels.owned(account.groups, account.files)}>
          {onHandOver && account.groups + account.files > 0 && button(labels.handOver, onHandOver)}
        </Row>
        <Row
          title={labels.roles}
          note={account.roles.length === 0 ? labels.noRoles : account.roles.join(', ')}
        >
          {onAccess && button(labels.access, onAccess)}
        </Row>
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(undefined)}
          title={asked.title}
          description={asked.text}
          confirmLabel={asked.title}
          cancelLabel={labels.cancel}
          tone={question === 'disable' || question === 'leave' ? 'danger' : 'accent'}
          onConfirm={() => {
            asked.act();
            setQuestion(undefined);
          }}
        />
      )}
    </section>
  );
}

function Row({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
