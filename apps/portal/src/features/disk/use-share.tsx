import type { DiskItem } from '@snap/portal-api/contract';
import { useState } from 'react';
import { withWords } from '../../i18n/with-words.ts';

const ShareHost = withWords('contacts', () => import('./ShareHost.tsx').then((module) => module.ShareHost));

/** Gives files to people and groups; `shareDialog` is drawn by whoever offers it. */
export function useShare() {
  const [sharing, setSharing] = useState<readonly DiskItem[]>();
  return {
    share: (items: readonly DiskItem[]) => {
      if (items.length > 0) setSharing(items);
    },
    shareDialog: sharing && <ShareHost items={sharing} onClose={() => setSharing(undefined)} />,
  };
}
