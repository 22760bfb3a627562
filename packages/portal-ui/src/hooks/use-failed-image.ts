import { useEffect, useState } from 'react';

/**
 * Notes that the image at an address could not be loaded, so that something else can take its place. Once the browser is
 * online again the address gets another try.
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
