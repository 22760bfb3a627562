import { useLingui } from '@lingui/react/macro';
import { ContactPicker } from '@snap/portal-ui/contact-picker';
import { useState } from 'react';
import { useLabels } from '../../i18n/activate.ts';
import { newContactSource } from '../../queries/contact-source.ts';
import { Preview } from './Preview.tsx';

interface Chosen {
  id: string;
  name: string;
}

/** Chooses a person, then shows what they see and may do. */
export function PreviewContainer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { contactPicker } = useLabels();
  const [source] = useState(newContactSource);
  const [person, setPerson] = useState<Chosen>();
  if (person) return <Preview person={person} onClose={onClose} />;
  return (
    <ContactPicker
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`As whom?`}
      source={source}
      rules={{ kinds: 'people', min: 1, max: 1 }}
      submission={{ label: t`Show` }}
      onSubmit={({ people: [first] }) => first && setPerson(first)}
      labels={contactPicker}
    />
  );
}
