import '@snap/portal-ui/styles.css';
import { type ContactSource, ContactPickerPanel } from '@snap/portal-ui/contact-picker';
import { contactPicker } from '@snap/portal-ui/labels/zh/contacts';
import { drive } from './drive.tsx';

const nothing = () => {};

/** For size only: the panel with a host-provided source. */
function Panel({ prepared, open }: { prepared: ContactSource; open: boolean }) {
  return (
    open && (
      <ContactPickerPanel
        style={{ height: 640 }}
        source={prepared}
        onSubmit={nothing}
        onCancel={nothing}
        labels={contactPicker}
      />
    )
  );
}

drive({ prepare: () => ({}), Picker: Panel });
