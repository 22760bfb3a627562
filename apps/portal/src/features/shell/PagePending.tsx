import { Spinner } from '@snap/portal-ui';
import { useLabels } from '../../i18n/labels.ts';

/** The code of a page is on its way, and has been for a second. */
export function PagePending() {
  const labels = useLabels();
  return (
    <div className="grid min-h-full place-items-center p-6">
      <Spinner label={labels.common.loading} />
    </div>
  );
}
