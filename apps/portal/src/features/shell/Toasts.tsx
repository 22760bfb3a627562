import { Toast, ToastRegion } from '@snap/portal-ui/toast';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { dismissToast, toasts } from '../../stores/toasts.ts';

const tones = { error: 'danger', success: 'success', warning: 'warning' } as const;

/** Messages that float over the page. */
export function Toasts() {
  const labels = useLabels();
  const { items } = useSnapshot(toasts);
  return (
    <ToastRegion label={labels.common.notifications}>
      {items.map(({ id, tone, text, duration }) => (
        <Toast
          key={id}
          tone={tones[tone]}
          duration={duration}
          closeLabel={labels.common.close}
          onClose={() => dismissToast(id)}
        >
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
}
