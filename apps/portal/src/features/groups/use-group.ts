import type { GroupDetail } from '@snap/portal-api/contract';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { groupsApi } from '../../groups-api.ts';
import { groupChanges } from '../../stores/group-changes.ts';

/** A group's details, once the server has answered; a failure leaves what is known, and the messages say what is wrong. */
export function useGroup(groupId: string | undefined): GroupDetail | undefined {
  const [group, setGroup] = useState<GroupDetail>();
  const changes = useSnapshot(groupChanges).byId[groupId ?? ''];
  useEffect(() => {
    if (!groupId) return undefined;
    const controller = new AbortController();
    groupsApi.detail({ groupId }, { signal: controller.signal }).then(setGroup, () => undefined);
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what happened to the group asks again
  }, [groupId, changes]);
  return group?.id === groupId ? group : undefined;
}
