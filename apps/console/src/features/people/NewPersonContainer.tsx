import { OneTimePassword, PersonSheet, type PersonFields } from '@snap/portal-ui/person-sheet';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { everyone, usePlace, withoutDepartment } from './place.ts';
import { useAct } from './use-act.ts';
import { useFieldSentence } from './use-field-sentence.ts';
import { noFields, standsAtFields, toProblems } from './view-models.ts';

interface NewPersonContainerProps {
  nodes: readonly OrgNode[];
}

/** The sheet of a new person, in the selected department; then the password to pass on. */
export function NewPersonContainer({ nodes }: NewPersonContainerProps) {
  const { personSheet: labels } = useLabels();
  const sentence = useFieldSentence();
  const { place, go } = usePlace();
  const { department } = place;
  const [fields] = useState<PersonFields>(() => ({
    ...noFields,
    departments:
      department === undefined || department === everyone || department === withoutDepartment
        ? []
        : [{ id: department, leader: false }],
  }));
  const [added, setAdded] = useState<{ name: string; login: string; password: string }>();
  const adding = useAct(
    (given: Partial<PersonFields>) => {
      const { name = '', login = '', ...others } = given;
      return administrationApi.addPerson({ name, login: login.trim(), ...others });
    },
    ({ person, password }) => setAdded({ name: person.name, login: person.login, password }),
  );
  const close = () => go({ person: undefined });
  const missing = sentence('required', undefined);
  if (added) return <OneTimePassword open onOpenChange={close} {...added} labels={labels} />;
  return (
    <PersonSheet
      open
      onOpenChange={(open) => !open && close()}
      form={{
        fields,
        check: ({ name, login }) => ({
          ...(name.trim() === '' && { name: missing }),
          ...(login.trim() === '' && { login: missing }),
        }),
        problems: toProblems(adding.error, sentence),
        status: adding.status,
        error: standsAtFields(adding.error) ? undefined : adding.errorText,
        onSubmit: adding.run,
      }}
      departments={nodes}
      labels={labels}
    />
  );
}
