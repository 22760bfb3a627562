import { useEffect, useState } from 'react';

/**
 * Tracks whether the image at a URL failed to load, so that a fallback can be shown. The URL is retried once the
 * browser is online again.
 */
export function useFailedImage(src: string | undefined): { failed: boolean; onError: () => void } {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = src !== undefined && src === failedSrc;
  useEffect(() => {
    if (!failed) return undefined;
    const retry = () => setFailedSrc(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  return { failed, onError: () => setFailedSrc(src) };
}
