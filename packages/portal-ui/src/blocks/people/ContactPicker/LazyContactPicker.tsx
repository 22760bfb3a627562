import { lazyComponent } from '../../../hooks/lazy-component.tsx';

/** The picker in a dialog, loaded on first use. */
export const LazyContactPicker = lazyComponent(() =>
  import('./ContactPicker.tsx').then((module) => module.ContactPicker),
);
