import { useLingui } from '@lingui/react/macro';
import { isOffline } from '@snap/portal-api';
import type { Health } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { Skeleton, SkeletonBlock } from '@snap/portal-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCatalogue } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { BackupSection } from './BackupSection.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Facts, HealthSection } from './HealthSection.tsx';
import { Bus, DatabaseSection, Servers, Systems } from './InstallationSections.tsx';
import { healthQueryOptions } from './queries.ts';
import { useFigures } from './use-figures.ts';

/** Cards of different heights leave no holes. */
const columns = 'gap-4 md:columns-2';

/** The state of the installation, as the server reads it while the page is open. */
export function HealthPage() {
  const { t } = useLingui();
  const { time } = useFigures();
  const catalogue = useCatalogue();
  const health = useQuery(healthQueryOptions());
  const status = queryStatus(health);
  const again = <Button onClick={() => void health.refetch()}>{t`Try again`}</Button>;
  const readAt = health.data && time(health.data.readAt);
  return (
    <Page layout="grid">
      <PageHeader
        title={t`Health`}
        note={
          readAt === undefined
            ? t`What the portal consists of and uses.`
            : t`Read at ${readAt}, and again while this page is open.`
        }
      />
      <FirstSteps />
      {health.data ? (
        <>
          {health.error !== null && (
            <Banner tone={isOffline(health.error) ? 'warning' : 'danger'} action={again}>
              {t`This is the last known state.`} {failureText(health.error, catalogue)}
            </Banner>
          )}
          <Sections health={health.data} />
        </>
      ) : status === 'loading' ? (
        <Skeleton label={t`Loading the state`} className={columns}>
          {[180, 180, 140, 140].map((height, part) => (
            <SkeletonBlock key={part} shape="block" height={height} className="mb-4 break-inside-avoid" />
          ))}
        </Skeleton>
      ) : (
        <EmptyState
          variant={status === 'offline' ? 'offline' : 'failed'}
          text={failureText(health.error, catalogue)}
          action={again}
        />
      )}
    </Page>
  );
}

function Sections({ health }: { health: Health }) {
  const { t } = useLingui();
  const { version, readAt, installation } = health;
  return (
    <div className={columns}>
      {installation ? (
        <BackupSection backups={installation.backups} readAt={readAt} />
      ) : (
        <HealthSection
          title={t`Program`}
          problem={t`This installation is shared with other organisations. What concerns all of them is for those who operate it.`}
        >
          <Facts facts={[{ name: t`Version`, value: version }]} />
        </HealthSection>
      )}
      <Files files={health.files} />
      {installation && <Servers {...installation} version={version} readAt={readAt} />}
      {installation && <DatabaseSection database={installation.database} />}
      <Queues queues={health.queues} />
      {installation && <Bus bus={installation.bus} />}
      {installation && <Systems systems={installation.systems} readAt={readAt} />}
    </div>
  );
}

function Files({ files: { state, problem, kind, bytes, freeBytes } }: Pick<Health, 'files'>) {
  const { t } = useLingui();
  const figures = useFigures();
  const problems = {
    unreachable: t`Files cannot be written: check the folder or the bucket.`,
    full: t`The disk is full: the portal refuses what needs room.`,
    nearlyFull: t`The disk is nearly full: make room soon.`,
  };
  return (
    <HealthSection title={t`Files`} state={state} problem={problem && problems[problem]}>
      <Facts
        facts={[
          { name: t`Stored in`, value: kind === 's3' ? t`a bucket (S3)` : t`the data folder` },
          { name: t`In use`, value: figures.bytes(bytes) },
          ...(freeBytes === undefined
            ? []
            : [{ name: t`Free on the disk`, value: figures.bytes(freeBytes) }]),
        ]}
      />
    </HealthSection>
  );
}

function Queues({ queues: { state, problem, deliveries, unindexed, lateJobs } }: Pick<Health, 'queues'>) {
  const { t } = useLingui();
  const { number } = useFigures();
  const problems = {
    deliveries: t`Another system has not taken what waits for it.`,
    jobs: t`Recurring work is late: no server has done it in time.`,
    index: t`The index of the search is behind; searching is slower until it has caught up.`,
  };
  return (
    <HealthSection title={t`Queues`} state={state} problem={problem && problems[problem]}>
      <Facts
        facts={[
          { name: t`Waiting for other systems`, value: number(deliveries) },
          { name: t`Conversations to index`, value: number(unindexed) },
          ...(lateJobs === undefined
            ? []
            : [{ name: t`Recurring work that is late`, value: number(lateJobs) }]),
        ]}
      />
    </HealthSection>
  );
}
