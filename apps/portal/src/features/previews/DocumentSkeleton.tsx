import { SkeletonBlock, Skeleton } from '@snap/portal-ui/skeleton';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';

const lines = ['58%', '92%', '88%', '95%', '70%', '90%', '84%', '93%', '40%'];

/** A page with text on it. */
export function DocumentSkeleton() {
  const { filePreview: labels } = useLazyLabels('disk');
  return (
    <Skeleton
      label={labels.loading}
      slow={labels.slow}
      className="grid w-full flex-1 grid-cols-[minmax(0,640px)] grid-rows-[1fr_auto] justify-center p-6"
    >
      <div className="grid content-start gap-4 bg-surface p-10 max-sm:p-6">
        {lines.map((width) => (
          <SkeletonBlock key={width} width={width} />
        ))}
      </div>
    </Skeleton>
  );
}
