import { Toast, ToastRegion } from '@snap/portal-ui/toast';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { dismissToast, toasts } from '../../stores/toasts.ts';

const tones = { error: 'danger', success: 'success', warning: 'warning' } as const;

/** Between the marks of isolation is a name: only one that is longer than a line breaks inside. */
const withNames = (text: string) =>
  text.split(/\u2068(.*?)\u2069/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the text of a toast never changes
      <bdi key={index} className="inline-block max-w-full">
        {part}
      </bdi>
    ),
  );

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
          {withNames(text)}
        </Toast>
      ))}
    </ToastRegion>
  );
}
