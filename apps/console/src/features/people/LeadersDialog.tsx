import { useLingui } from '@lingui/react/macro';
import type { AdministeredDepartment } from '@snap/portal-api/contract';
import { ContactPicker, contactSelection, type ContactChoice } from '@snap/portal-ui/contact-picker';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { newPersonSource } from '../../queries/contact-source.ts';
import { useAct } from './use-act.ts';

interface LeadersDialogProps {
  department: AdministeredDepartment;
  onClose: () => void;
}

/** Chooses who leads a department; those who are no members become members. */
export function LeadersDialog({ department: { id, name, leaders }, onClose }: LeadersDialogProps) {
  const { t } = useLingui();
  const { contactPicker } = useLabels();
  const [source] = useState(newPersonSource);
  const { run, status, errorText } = useAct(
    ({ people }: ContactChoice) =>
      administrationApi.setDepartmentLeaders({ departmentId: id, personIds: people.map((one) => one.id) }),
    onClose,
  );
  return (
    <ContactPicker
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Leaders of ${name}`}
      source={source}
      defaultValue={contactSelection(leaders.map((leader) => ({ type: 'person', ...leader })))}
      rules={{ kinds: 'people', min: 0 }}
      submission={{ status, error: errorText, label: t`Save` }}
      onSubmit={run}
      labels={contactPicker}
    />
  );
}
