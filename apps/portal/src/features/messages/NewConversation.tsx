import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ContactPicker } from '@snap/portal-ui/contact-picker';
import { useState } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { closeFirst } from '../close-first.ts';
import { ownContactSource } from '../directory/contact-sources.ts';

/** Chooses the other side of a new conversation: a colleague, or the user themself (decision F9). */
export function NewConversation() {
  const { t } = useLingui();
  const { contactPicker: labels } = useLazyLabels('contacts');
  const navigate = useNavigate();
  const [source] = useState(ownContactSource);
  return (
    <ContactPicker
      open
      onOpenChange={(open) => !open && closeDialog()}
      title={t`New conversation`}
      source={source}
      rules={{ mode: 'single', kinds: 'people' }}
      submission={{ label: t`Open conversation` }}
      onSubmit={({ people: [person] }) => {
        if (!person) return;
        closeFirst(closeDialog);
        void navigate({ to: '/news/news', search: { type: 'user', id: person.id } });
      }}
      labels={labels}
    />
  );
}
