import { useLabels } from '../../i18n/labels.ts';
import { Spinner } from '@snap/portal-ui';

/** Not built yet. */
export function ProfilePage() {
  const labels = useLabels();
  return <Spinner label={labels.common.loading} />;
}
