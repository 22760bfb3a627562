import { useEffect, useEffectEvent } from 'react';

/** Calls `onPress` on Ctrl+K and Cmd+K anywhere on the page, and prevents the browser's default. */
export function useSearchShortcut(enabled: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      const chord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!chord || event.isComposing || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [enabled]);
}
