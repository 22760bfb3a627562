import { useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { RadioGroup } from '@snap/portal-ui/radio-group';
import { SkeletonBlock, Skeleton } from '@snap/portal-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryStatus } from '../../queries/status.ts';
import { topicKindsQuery } from './propose-topic.ts';

interface TopicKindsProps {
  value: string | undefined;
  onValueChange: (code: string) => void;
  error: ReactNode;
}

/** The kinds of topics of the organisation: one is chosen. */
export function TopicKinds({ value, onValueChange, error }: TopicKindsProps) {
  const { t } = useLingui();
  const query = useQuery(topicKindsQuery);
  const { data: kinds = [], refetch } = query;
  const status = queryStatus(query);
  if (status === 'loading') {
    return (
      <Skeleton label={t`Loading the kinds of topics`} className="grid grid-cols-2 gap-3">
        {Array.from({ length: 6 }, (_, at) => (
          <SkeletonBlock key={at} width="60%" />
        ))}
      </Skeleton>
    );
  }
  if (status === 'error' || status === 'offline') {
    return (
      <EmptyState
        variant={status === 'offline' ? 'offline' : 'failed'}
        text={
          status === 'offline'
            ? t`No connection. The kinds of topics are not on this device.`
            : t`The kinds of topics could not be loaded.`
        }
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t`Try again`}
          </Button>
        }
      />
    );
  }
  if (kinds.length === 0)
    return <EmptyState text={t`There are no kinds of topics yet. An administrator can add them.`} />;
  return (
    <RadioGroup
      label={t`Kind`}
      className="[&>[data-variant]]:grid [&>[data-variant]]:grid-cols-2"
      options={kinds.map(({ code, value: label }) => ({ value: code, label }))}
      {...(value !== undefined && { value })}
      onValueChange={onValueChange}
      error={error}
    />
  );
}
