import { lazyComponent } from '@snap/portal-ui/hooks';
import { useSnapshot } from 'valtio';
import { newVersion } from '../../stores/new-version.ts';

const NewVersionBanner = lazyComponent(() =>
  import('./NewVersionBanner.tsx').then((module) => module.NewVersionBanner),
);

/** Says that the portal has been renewed, once it has been. */
export function NewVersion() {
  const { available } = useSnapshot(newVersion);
  return available ? <NewVersionBanner /> : null;
}
