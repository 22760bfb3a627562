import '@snap/portal-ui/styles.css';
import type { ContactSource } from '@snap/portal-ui/contact-picker';
import { PeopleField } from '@snap/portal-ui/people-field';
import { peopleField } from '@snap/portal-ui/labels/zh/contacts';
import { drive } from './drive.tsx';

/** For size only. */
function Field({ prepared, open }: { prepared: ContactSource; open: boolean }) {
  return open && <PeopleField label="People" source={prepared} labels={peopleField} />;
}

drive({ prepare: () => ({}), Picker: Field });
