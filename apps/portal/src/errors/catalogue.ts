import type { Catalogue } from '@snap/portal-api/errors';
import { proxy, ref, useSnapshot } from 'valtio';

const current = proxy<{ catalogue?: Catalogue }>({});

export function setCatalogue(catalogue: Catalogue): void {
  current.catalogue = ref(catalogue);
}

/** What failures say in the active language, for whoever words one at once. */
export function activeCatalogue(): Catalogue {
  return present(current.catalogue);
}

/** What failures say in the active language; what is worded by it follows the language. */
export function useCatalogue(): Catalogue {
  return present(useSnapshot(current).catalogue);
}

function present(catalogue: Catalogue | undefined): Catalogue {
  if (!catalogue) throw new Error('No language has been activated.');
  return catalogue;
}
