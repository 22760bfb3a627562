import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import type { FilePreviewLabels, LoadText, PreviewView } from '../types.ts';
import { useLoadedText } from '../state/use-loaded-text.ts';
import * as styles from '../FilePreview.css.ts';

interface TextContentProps {
  name: string;
  text: string;
  labels: Pick<FilePreviewLabels, 'emptyText'>;
}

/** A text file. */
export function TextContent({ name, text, labels }: TextContentProps) {
  if (text.trim() === '') return <EmptyState text={labels.emptyText} className={styles.state} />;
  return (
    // The text scrolls, so the keys must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.text} tabIndex={0} aria-label={name} dir="auto">
      {text}
    </pre>
  );
}

/** Widths of the skeleton's lines. */
const lines = ['72%', '88%', '64%', '80%', '46%', '84%', '58%'];

export function TextSkeleton({ labels }: { labels: Pick<FilePreviewLabels, 'loading' | 'slow'> }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.waitingText}>
      {lines.map((width) => (
        <SkeletonBlock key={width} width={width} />
      ))}
    </Skeleton>
  );
}

interface LoadedTextContentProps {
  file: PreviewView;
  loadText: LoadText;
  labels: FilePreviewLabels;
}

/** A text whose content is loaded when it is shown. */
export function LoadedTextContent({ file, loadText, labels }: LoadedTextContentProps) {
  const { state, retry } = useLoadedText(file, loadText);
  if (state.status === 'loading') return <TextSkeleton labels={labels} />;
  if (state.status === 'ready') return <TextContent name={file.name} text={state.text} labels={labels} />;
  return (
    <EmptyState
      variant="failed"
      text={labels.failed}
      className={styles.state}
      action={<Button onClick={retry}>{labels.retry}</Button>}
    />
  );
}
