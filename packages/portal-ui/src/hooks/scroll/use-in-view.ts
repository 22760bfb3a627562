import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when an element is within 200 px of the view (specification, section 9), and again each time `enabled`
 * turns true while it is.
 */
export function useInView<T extends Element>(enabled: boolean, onInView: (() => void) | undefined) {
  const ref = useRef<T>(null);
  const notify = useEffectEvent(() => onInView?.());
  useEffect(() => {
    const element = ref.current;
    if (!enabled || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && notify(),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled]);
  return ref;
}
