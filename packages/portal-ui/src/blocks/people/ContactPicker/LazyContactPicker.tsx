import { lazyComponent } from '../../../hooks/lazy-component.tsx';

/** The picker in a dialog, for blocks that open it seldom. */
export const LazyContactPicker = lazyComponent(() =>
  import('./ContactPicker.tsx').then((module) => module.ContactPicker),
);
