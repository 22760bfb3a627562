import { clsx } from 'clsx/lite';
import { useId, type ReactNode } from 'react';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { PersonalSettingName, PersonalSettingsLabels, PersonalSettingsProps } from './types.ts';
import { usePersonalSettings } from './use-personal-settings.ts';
import * as styles from './PersonalSettings.css.ts';

type SwitchName = Exclude<PersonalSettingName, 'sendKey'>;
const sendKeys = ['enter', 'ctrl+enter'] as const;

/** The user's own settings (specification, sections 3 to 5). Each change is saved at once. */
export function PersonalSettings({
  status,
  settings,
  saving,
  errors = {},
  onSettingsChange,
  onRetry,
  notificationsBlocked = false,
  onAllowNotifications,
  onPreview,
  labels,
  className,
  ...rest
}: PersonalSettingsProps) {
  const { shown, forced, isSaving, change } = usePersonalSettings({
    settings,
    saving,
    onSettingsChange,
    labels,
  });
  const touch = useCoarsePointer();
  const offline = status === 'offline';
  const blocked =
    notificationsBlocked === 'unsupported' ? labels.notificationsUnsupported : labels.notificationsBlocked;

  // A soft keyboard has no Ctrl.
  const sendKeyTexts = (key: (typeof sendKeys)[number]) =>
    touch
      ? {
          label: labels.sendKeysByTouch[key],
          description: key === 'enter' ? undefined : labels.sendKeyHintByTouch,
        }
      : { label: labels.sendKeys[key], description: labels.sendKeyHints[key] };

  function row(name: SwitchName, hint: string, problem?: string | false) {
    if (!shown) return null;
    return (
      <div className={styles.row}>
        <Switch
          label={labels[name]}
          description={hint}
          error={problem || errors[name]}
          checked={shown[name]}
          pending={isSaving(name)}
          disabled={offline}
          onCheckedChange={(checked) => change(name, checked)}
        />
      </div>
    );
  }
  return (
    <div className={clsx(styles.root, className)} data-status={status} {...rest}>
      {shown && (
        <>
          {offline && <Banner tone="warning">{labels.offlineKept}</Banner>}
          <Section title={labels.messages}>
            {/* The setting applies to the account; a block by this browser is noted beside it. */}
            {row('notifications', notificationsBlocked ? blocked : labels.notificationsHint)}
            {shown.notifications && !notificationsBlocked && onAllowNotifications && (
              <div className={styles.ask}>
                <span className={styles.askText}>{labels.notificationsUnasked}</span>
                <Button size="small" onClick={onAllowNotifications}>
                  {labels.allowNotifications}
                </Button>
              </div>
            )}
            {row('sound', labels.soundHint)}
            {row('vibration', labels.vibrationHint)}
            <div className={clsx(styles.row, styles.group)}>
              <RadioGroup
                label={labels.sendKey}
                options={sendKeys.map((key) => ({ value: key, ...sendKeyTexts(key) }))}
                value={shown.sendKey}
                error={errors.sendKey}
                disabled={offline}
                onValueChange={(key) => !isSaving('sendKey') && change('sendKey', key)}
                aria-busy={isSaving('sendKey') || undefined}
              />
            </div>
          </Section>
          <Section
            title={labels.privacy}
            action={
              onPreview && (
                <Button variant="quiet" size="small" onClick={onPreview}>
                  {labels.preview}
                </Button>
              )
            }
          >
            {row('hide', labels.hideHint)}
            {row('hideMobile', labels.hideMobileHint, forced && labels.hideMobileForced)}
            {row('friendSwitch', labels.friendSwitchHint)}
          </Section>
        </>
      )}
      {!shown && status === 'loading' && <Loading labels={labels} />}
      {!shown && (status === 'error' || offline) && (
        <EmptyState
          variant={offline ? 'offline' : 'failed'}
          text={offline ? labels.offline : labels.failed}
          action={<Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
    </div>
  );
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {action}
      </div>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

function Loading({ labels }: { labels: PersonalSettingsLabels }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.root}>
      {[4, 3].map((count) => (
        <div key={count} className={styles.section}>
          <SkeletonBlock width={56} />
          <div className={styles.rows}>
            {Array.from({ length: count }, (_, at) => (
              <div key={at} className={styles.row}>
                <SkeletonBlock width={`${28 + ((at * 17) % 24)}%`} />
                <SkeletonBlock width={`${52 + ((at * 13) % 20)}%`} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
