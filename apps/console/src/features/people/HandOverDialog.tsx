import { useLingui } from '@lingui/react/macro';
import { ContactPicker, type ContactChoice } from '@snap/portal-ui/contact-picker';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { showToast } from '../../stores/toasts.ts';
import { newContactSource } from '../../queries/contact-source.ts';
import { useAct } from './use-act.ts';

interface HandOverDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Chooses who gets the groups and the files of a person. */
export function HandOverDialog({ person: { id, name }, onClose }: HandOverDialogProps) {
  const { t } = useLingui();
  const { contactPicker } = useLabels();
  const [source] = useState(newContactSource);
  const { run, status, errorText } = useAct(
    ({ people: [to] }: ContactChoice) =>
      administrationApi.handOver({ personId: id, toId: to?.id ?? '', groups: true, files: true }),
    () => {
      showToast('success', t`Groups and files were handed over.`);
      onClose();
    },
  );
  return (
    <ContactPicker
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Hand over the groups and files of ${name}`}
      source={source}
      rules={{
        kinds: 'people',
        max: 1,
        disabledReason: (contact) => (contact.id === id ? t`Hands over` : undefined),
      }}
      submission={{ status, error: errorText, label: t`Hand over` }}
      onSubmit={run}
      labels={contactPicker}
    />
  );
}
