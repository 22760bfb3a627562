import '@snap/portal-ui/styles.css';
import { ContactPicker, type PersonView } from '@snap/portal-ui';
import { contactPicker } from '@snap/portal-ui/labels/en/contacts';
import { useState } from 'react';
import { source } from './contact-source.ts';

interface InviteButtonProps {
  me: PersonView;
  onInvite: (ids: readonly string[]) => void;
}

export function InviteButton({ me, onInvite }: InviteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Invite…
      </button>
      <ContactPicker
        open={open}
        onOpenChange={setOpen}
        source={source}
        self={me}
        max={500}
        onSubmit={({ personIds = [] }) => {
          onInvite(personIds);
          setOpen(false);
        }}
        labels={contactPicker}
      />
    </>
  );
}
