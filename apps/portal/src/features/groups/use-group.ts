import type { GroupDetail } from '@snap/portal-api/contract';
import { useEffect, useState } from 'react';
import { groupsApi } from '../../groups-api.ts';

/** A group's details, once the server has answered; a failure leaves what is known, and the messages say what is wrong. */
export function useGroup(groupId: string | undefined): GroupDetail | undefined {
  const [group, setGroup] = useState<GroupDetail>();
  useEffect(() => {
    if (!groupId) return undefined;
    const controller = new AbortController();
    groupsApi.detail({ groupId }, { signal: controller.signal }).then(setGroup, () => undefined);
    return () => controller.abort();
  }, [groupId]);
  return group?.id === groupId ? group : undefined;
}
