import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { remountPage } from '../../navigation/page-place.ts';

/** Goes on to the path behind `/redirect`, keeping search and hash. */
export function RedirectPage() {
  const router = useRouter();
  const { _splat: path = '' } = useParams({ strict: false });
  useEffect(() => {
    const { searchStr, hash } = router.state.location;
    remountPage(`/${path.replace(/^\/+/, '')}`);
    const href = `/${path.replace(/^\/+/, '')}${searchStr}${hash ? `#${hash}` : ''}`;
    void router.navigate({ href, replace: true });
  }, [router, path]);
  return null;
}
