import type { DiskItem } from '@snap/portal-api/contract';
import { useState } from 'react';
import { withLabels } from '../../i18n/with-labels.ts';

const ShareContainer = withLabels('contacts', () =>
  import('./ShareContainer.tsx').then((module) => module.ShareContainer),
);

/** Shares files with people and groups. The caller renders `shareDialog`. */
export function useShare() {
  const [sharing, setSharing] = useState<readonly DiskItem[]>();
  return {
    share: (items: readonly DiskItem[]) => {
      if (items.length > 0) setSharing(items);
    },
    shareDialog: sharing && <ShareContainer items={sharing} onClose={() => setSharing(undefined)} />,
  };
}
