import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../stores/toasts.ts';

const unsupported = msg`Your browser does not support full screen`;

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and how to change that; a browser that cannot says so (decision A16). */
export function useFullScreen() {
  const { i18n } = useLingui();
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

  async function change(next: boolean) {
    try {
      if (!document.fullscreenEnabled) throw new TypeError('full screen is not enabled');
      await (next ? document.documentElement.requestFullscreen() : document.exitFullscreen());
    } catch {
      showToast('warning', i18n._(unsupported));
    }
  }
  return { active, change };
}
