import '@snap/portal-ui/contact-picker/styles.css';
import { ContactPicker } from '@snap/portal-ui/contact-picker';
import type { PersonView } from '@snap/portal-ui/views';
import { contactPicker } from '@snap/portal-ui/contact-picker/labels/en';
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
        rules={{ max: 500 }}
        onSubmit={({ personIds = [] }) => {
          onInvite(personIds);
          setOpen(false);
        }}
        labels={contactPicker}
      />
    </>
  );
}
