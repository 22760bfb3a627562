import { Toast, ToastRegion } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { dismissToast, toastDuration, toasts } from '../../stores/toasts.ts';

const tones = { error: 'danger', success: 'success', warning: 'warning' } as const;

/** Messages that float over the page. */
export function Toasts() {
  const labels = useLabels();
  const { items } = useSnapshot(toasts);
  return (
    <ToastRegion label={labels.common.notifications}>
      {items.map(({ id, tone, text }) => (
        <Toast
          key={id}
          tone={tones[tone]}
          duration={toastDuration[tone]}
          closeLabel={labels.common.close}
          onClose={() => dismissToast(id)}
        >
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
}
