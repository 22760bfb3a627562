import '@snap/portal-ui/app-grid/styles.css';
import { AppGrid } from '@snap/portal-ui/app-grid';
import { appGrid } from '@snap/portal-ui/app-grid/labels/en';
import { useState } from 'react';

const groups = [
  {
    name: 'Newsroom',
    apps: [
      { id: 'planning', name: 'Planning', description: 'Stories and shifts', href: '/apps/planning' },
      { id: 'photos', name: 'Photo archive', description: 'Pictures and rights', href: '/apps/photos' },
    ],
  },
];

export function Applications() {
  const [ownIds, setOwnIds] = useState<readonly string[]>(['planning']);
  return (
    <AppGrid
      status="ready"
      groups={groups}
      ownIds={ownIds}
      onOwnChange={async (id, own) =>
        setOwnIds(own ? [...ownIds, id] : ownIds.filter((other) => other !== id))
      }
      onOwnReorder={async (ids) => setOwnIds(ids)}
      onRetry={() => window.location.reload()}
      renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
      labels={appGrid}
    />
  );
}
