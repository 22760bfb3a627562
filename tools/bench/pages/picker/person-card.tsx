import '@snap/portal-ui/styles.css';
import { PersonCard } from '@snap/portal-ui/person-card';
import { directory } from '@snap/portal-ui/labels/zh/directory';
import { drive } from './drive.tsx';
import type { Organisation } from './organisation.ts';

const nothing = () => {};

/** For size only. */
function Card({ prepared: { people }, open }: { prepared: Organisation; open: boolean }) {
  const [person] = people;
  return (
    open &&
    person && (
      <PersonCard
        status="ready"
        person={{ ...person, departments: [], hidden: false, mobileHidden: false, left: false }}
        onMessage={nothing}
        onRetry={nothing}
        labels={directory.personCard}
      />
    )
  );
}

drive({ prepare: (organisation) => organisation, Picker: Card });
