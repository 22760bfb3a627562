import { useLingui } from '@lingui/react/macro';
import { ContactPicker } from '@snap/portal-ui/contact-picker';
import { AccessPreview } from '@snap/portal-ui/menu-editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { newContactSource } from '../../queries/contact-source.ts';
import { viewQueryOptions } from './queries.ts';
import { menuGlyph } from './use-icons.ts';

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

function Preview({ person, onClose }: { person: Chosen; onClose: () => void }) {
  const { menuEditor } = useLabels();
  const query = useQuery(viewQueryOptions(person.id, useShownLanguage()));
  const view = query.data;
  return (
    <AccessPreview
      open
      onOpenChange={(open) => !open && onClose()}
      person={person}
      status={queryStatus(query)}
      onRetry={() => void query.refetch()}
      view={
        view && {
          ...view,
          menu: view.menu.map((entry) => ({ ...entry, glyph: menuGlyph(entry.icon) })),
          roles: view.roles.map(({ name }) => name),
        }
      }
      labels={menuEditor}
    />
  );
}
