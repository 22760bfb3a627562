import { Toast, ToastRegion } from '@snap/portal-ui/toast';
import { useSnapshot } from 'valtio';
import { useLabels } from '../i18n/activate.ts';
import { dismissToast, toasts } from '../stores/toasts.ts';

/** Messages that float over the page. */
export function Toasts() {
  const { common } = useLabels();
  const { items } = useSnapshot(toasts);
  return (
    <ToastRegion label={common.notifications}>
      {items.map(({ id, tone, text, duration }) => (
        <Toast
          key={id}
          tone={tone}
          duration={duration}
          closeLabel={common.close}
          onClose={() => dismissToast(id)}
        >
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
}
