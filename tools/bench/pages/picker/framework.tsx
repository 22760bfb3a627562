import { drive } from './drive.tsx';
import type { Organisation } from './organisation.ts';

/** React and the page's own code; the rest of a page's size is the picker's. */
function Nothing({ prepared, open }: { prepared: Organisation; open: boolean }) {
  return open && <div style={{ height: 640 }} data-people={prepared.people.length} />;
}

drive({ prepare: (organisation) => organisation, Picker: Nothing });
