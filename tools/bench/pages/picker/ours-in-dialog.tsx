import '@snap/portal-ui/styles.css';
import { ContactPicker, type ContactSource, createMemoryContactSource } from '@snap/portal-ui/contact-picker';
import { contactPicker } from '@snap/portal-ui/labels/zh/contacts';
import { drive } from './drive.tsx';

const nothing = () => {};

function OursInDialog({ prepared, open }: { prepared: ContactSource; open: boolean }) {
  return (
    <ContactPicker
      open={open}
      onOpenChange={nothing}
      source={prepared}
      start={{ departmentId: 'd0-0-0' }}
      onSubmit={nothing}
      labels={contactPicker}
    />
  );
}

drive({
  prepare: ({ people, departments }) => createMemoryContactSource(people, departments),
  Picker: OursInDialog,
  person: '[role=option], [role=treeitem][aria-level="4"]',
  department: '[data-check]',
  chosen: '[role=treeitem][aria-level="1"][aria-checked=true]',
});
