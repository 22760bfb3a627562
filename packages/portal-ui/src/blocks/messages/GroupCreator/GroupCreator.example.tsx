import '@snap/portal-ui/group-creator/styles.css';
import { createMemoryContactSource } from '@snap/portal-ui/contact-picker';
import { GroupCreator } from '@snap/portal-ui/group-creator';
import { groupCreator } from '@snap/portal-ui/group-creator/labels/en';
import { useState } from 'react';

const source = createMemoryContactSource(
  [
    { id: '10086', name: 'Li Na', position: 'Reporter', departmentIds: ['video'] },
    { id: '10088', name: 'Omar Farouk', position: 'Producer', departmentIds: ['video'] },
  ],
  [{ id: 'video', name: 'Video' }],
);

export function NewGroupButton() {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New group…
      </button>
      <output>{result}</output>
      <GroupCreator
        open={open}
        onOpenChange={setOpen}
        status="idle"
        source={source}
        self={{ id: '10001', name: 'Wang Fang' }}
        onSubmit={({ kind, choice }) => {
          setResult(`${kind} with ${choice.count} others`);
          setOpen(false);
        }}
        labels={groupCreator}
      />
    </>
  );
}
