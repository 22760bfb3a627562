import '@snap/portal-ui/contact-picker/styles.css';
import { ContactPicker, createMemoryContactSource } from '@snap/portal-ui/contact-picker';
import { contactPicker } from '@snap/portal-ui/contact-picker/labels/en';
import { useState } from 'react';

// Create the source once: another object starts over. An application with a server implements `ContactSource`.
const source = createMemoryContactSource(
  [
    { id: '10086', name: 'Li Na', position: 'Reporter', departmentIds: ['video'] },
    { id: '10087', name: 'Liu Yang', position: 'Editor', departmentIds: ['video'] },
    { id: '10088', name: 'Omar Farouk', position: 'Producer', departmentIds: ['newsroom'] },
  ],
  [
    { id: 'newsroom', name: 'Newsroom' },
    { id: 'video', name: 'Video', parentId: 'newsroom' },
  ],
);

export function InviteButton() {
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Invite…
      </button>
      <output>{invited.join(', ')}</output>
      <ContactPicker
        open={open}
        onOpenChange={setOpen}
        title="Invite to the shift"
        source={source}
        rules={{ kinds: 'people', max: 500 }}
        onSubmit={({ personIds = [] }) => {
          setInvited(personIds);
          setOpen(false);
        }}
        submission={{ label: (count) => (count === 0 ? 'Invite' : `Invite ${count}`) }}
        labels={contactPicker}
      />
    </>
  );
}
