import { useLingui } from '@lingui/react/macro';
import type { Health } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { Progress } from '@snap/portal-ui/progress';
import { useMutation } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';
import { useCatalogue } from '../../i18n/activate.ts';
import { queryClient } from '../../queries/query-client.ts';
import { usePermission } from '../../stores/session.ts';
import { Facts, HealthSection } from './HealthSection.tsx';
import { healthQueryOptions } from './queries.ts';
import { useFigures } from './use-figures.ts';

type Backups = NonNullable<Health['installation']>['backups'];

/** The last backup, and one now. */
export function BackupSection({ backups, readAt }: { backups: Backups; readAt: number }) {
  const { t } = useLingui();
  const { moment, bytes } = useFigures();
  const { state, problem, configured, last, lastOk, running } = backups;
  const reason = last?.reason ?? '';
  const problems = {
    none: t`No backup has been made yet.`,
    old: t`The last backup is older than a week.`,
    failed: t`The last backup failed: ${reason}`,
  };
  return (
    <HealthSection
      title={t`Backup`}
      state={state}
      problem={problem && problems[problem]}
      action={<BackUpNow configured={configured} running={running} />}
    >
      {last && (
        <Facts
          facts={[
            ...(lastOk === undefined ? [] : [{ name: t`Last good one`, value: moment(lastOk, readAt) }]),
            ...(last.bytes === undefined ? [] : [{ name: t`Size`, value: bytes(last.bytes) }]),
            { name: t`Folder`, value: last.folder },
          ]}
        />
      )}
    </HealthSection>
  );
}

function BackUpNow({ configured, running }: Pick<Backups, 'configured' | 'running'>) {
  const { t } = useLingui();
  const { percent } = useFigures();
  const catalogue = useCatalogue();
  const mayBackUp = usePermission('administration:backups:edit');
  const starting = useMutation({
    mutationFn: () => administrationApi.backUp(),
    onSettled: () => queryClient.invalidateQueries(healthQueryOptions()),
  });
  if (running) {
    const share = percent(running.share);
    const words = running.step === 'tables' ? t`Tables: ${share}` : t`Files: ${share}`;
    return (
      <div className="grid gap-1 text-sm">
        <Progress label={t`Backup`} value={running.share} />
        <span role="status">{t`A backup is being made. ${words}`}</span>
      </div>
    );
  }
  if (!mayBackUp) return null;
  if (!configured)
    return (
      <p className="m-0 text-sm text-textMuted wrap-anywhere">
        {t`To back up from here, set PORTAL_BACKUP_FOLDER on the server. The command “portal backup” works without it.`}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button pending={starting.isPending} onClick={() => starting.mutate()}>{t`Back up now`}</Button>
      {starting.error !== null && (
        <Banner className="w-full" tone="danger">
          {failureText(starting.error, catalogue)}
        </Banner>
      )}
    </div>
  );
}
