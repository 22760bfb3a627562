import '@snap/portal-ui/person-sheet/styles.css';
import { Button } from '@snap/portal-ui/button';
import { PersonSheet, type PersonFields } from '@snap/portal-ui/person-sheet';
import { personSheet } from '@snap/portal-ui/person-sheet/labels/en';
import { useState } from 'react';

const fields: PersonFields = {
  login: 'lina',
  name: 'Li Na',
  reading: '',
  gender: 'female',
  position: 'Reporter',
  mobile: '',
  telephone: '',
  email: 'lina@example.com',
  workplace: '',
  introduction: '',
  departments: [{ id: 'video', leader: false }],
};
const departments = [{ id: 'video', name: 'Video', count: 31, children: [] }];

export function EditPerson() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Li Na</Button>
      {open && (
        <PersonSheet
          open
          onOpenChange={setOpen}
          person={{ id: '1', name: 'Li Na' }}
          departments={departments}
          form={{
            fields,
            check: ({ name }) => (name === '' ? { name: 'This cannot be empty.' } : {}),
            onSubmit: (changes) => console.log('save', changes),
          }}
          labels={personSheet}
        />
      )}
    </>
  );
}
