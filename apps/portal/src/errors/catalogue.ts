import type { Catalogue } from '@snap/portal-api/errors';
import { proxy, ref, useSnapshot } from 'valtio';

const current = proxy<{ catalogue?: Catalogue }>({});

export function setCatalogue(catalogue: Catalogue): void {
  current.catalogue = ref(catalogue);
}

/** Failure texts of the active language, outside of React. */
export function activeCatalogue(): Catalogue {
  return present(current.catalogue);
}

/** Failure texts of the active language. */
export function useCatalogue(): Catalogue {
  return present(useSnapshot(current).catalogue);
}

function present(catalogue: Catalogue | undefined): Catalogue {
  if (!catalogue) throw new Error('No language has been activated.');
  return catalogue;
}
