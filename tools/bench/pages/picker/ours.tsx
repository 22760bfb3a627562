import '@snap/portal-ui/styles.css';
import {
  type ContactSource,
  ContactPickerPanel,
  createMemoryContactSource,
} from '@snap/portal-ui/contact-picker';
import { contactPicker } from '@snap/portal-ui/labels/zh/contacts';
import { drive } from './drive.tsx';

const nothing = () => {};

/** The panel, with its tree open to the first desk. */
function Ours({ prepared, open }: { prepared: ContactSource; open: boolean }) {
  return (
    open && (
      <ContactPickerPanel
        style={{ height: 640 }}
        source={prepared}
        start={{ departmentId: 'd0-0-0' }}
        onSubmit={nothing}
        onCancel={nothing}
        labels={contactPicker}
      />
    )
  );
}

drive({
  prepare: ({ people, departments }) => createMemoryContactSource(people, departments),
  Picker: Ours,
  person: '[role=option], [role=treeitem][aria-level="4"]',
  department: '[data-check]',
  chosen: '[role=treeitem][aria-level="1"][aria-checked=true]',
});
