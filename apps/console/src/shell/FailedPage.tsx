import { useRouter } from '@tanstack/react-router';
import { StartFailure } from './StartFailure.tsx';

/** A page that failed to load or to render. */
export function FailedPage() {
  const router = useRouter();
  return <StartFailure onRetry={() => void router.invalidate()} />;
}
