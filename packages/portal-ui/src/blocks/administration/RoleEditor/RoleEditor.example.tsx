import '@snap/portal-ui/role-editor/styles.css';
import { RoleForm, RoleList, type RoleFields } from '@snap/portal-ui/role-editor';
import { roleEditor } from '@snap/portal-ui/role-editor/labels/en';
import { useState } from 'react';

const fields: RoleFields = { name: 'Night desk', description: '', permissions: ['story:publish'] };
const known = [
  { id: 'newsroom', name: 'Newsroom', permissions: [{ id: 'story:publish', name: 'Publish stories' }] },
];

export function NightDesk() {
  const [stored, setStored] = useState(fields);
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <RoleList
        roles={[{ ...stored, id: 'ROLE_NIGHT', kind: 'own', people: 4 }]}
        currentId="ROLE_NIGHT"
        onOpen={(id) => window.location.assign(`/roles/${id}`)}
        labels={roleEditor}
      />
      <RoleForm
        key={JSON.stringify(stored)}
        kind="own"
        roleId="ROLE_NIGHT"
        known={known}
        form={{
          fields: stored,
          covers: (rule, permission) => rule === permission,
          isRule: (rule) => rule.includes(':'),
          check: ({ name }) => (name === '' ? { name: 'This cannot be empty.' } : {}),
          onSubmit: (changes) => setStored({ ...stored, ...changes }),
        }}
        labels={roleEditor}
      />
    </div>
  );
}
