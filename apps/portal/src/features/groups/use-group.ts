import type { GroupDetail } from '@snap/portal-api/contract';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { groupsApi } from '../../groups-api.ts';
import { groupChanges } from '../../stores/group-changes.ts';
import { retryOnReconnect } from '../../stores/retry-on-reconnect.ts';

/**
 * A group's details, once the server has answered; a failure leaves what is known, and the messages say what is wrong.
 * What failed for want of a network is fetched when it is back.
 */
export function useGroup(groupId: string | undefined): GroupDetail | undefined {
  const [group, setGroup] = useState<GroupDetail>();
  const changes = useSnapshot(groupChanges).byId[groupId ?? ''];
  const [attempt, setAttempt] = useState<object>();
  useEffect(() => {
    if (!groupId) return undefined;
    const controller = new AbortController();
    let cancel: (() => void) | undefined;
    groupsApi.detail({ groupId }, { signal: controller.signal }).then(setGroup, (error: unknown) => {
      if (controller.signal.aborted) return;
      cancel = retryOnReconnect(`group:${groupId}`, error, () => setAttempt({}));
    });
    return () => {
      cancel?.();
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of the group, or a reconnection, fetches again
  }, [groupId, changes, attempt]);
  return group?.id === groupId ? group : undefined;
}
