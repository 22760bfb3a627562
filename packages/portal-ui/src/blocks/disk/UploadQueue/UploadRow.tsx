import { CirclePlay, FolderSearch, Pause, RotateCcw, X } from 'lucide';
import { FileIcon } from '../../../primitives/FileIcon/FileIcon.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon, type IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { UploadQueueLabels, UploadQueueProps, UploadView } from './types.ts';
import { FileName } from '../../shared/files/FileName.tsx';
import * as styles from './UploadRow.css.ts';

interface UploadRowProps extends Pick<UploadQueueProps, 'actions' | 'formatSize' | 'labels'> {
  upload: UploadView;
  index: number;
  offline: boolean;
  tabStop: boolean;
}

const ended = new Set(['done', 'failed', 'cancelled', 'skipped']);

/** A file with its state and actions. */
export function UploadRow({ upload, index, offline, tabStop, actions, labels, formatSize }: UploadRowProps) {
  const { id, name, state } = upload;
  const moving = state === 'uploading' || state === 'paused';
  const waits = state === 'uploading' && (offline || upload.stalled === true);
  const part = upload.size > 0 ? upload.sent / upload.size : 0;
  const button = (label: string, glyph: IconGlyph, onClick: () => void) => (
    <IconButton label={label} icon={<Icon glyph={glyph} />} tabIndex={tabStop ? 0 : -1} onClick={onClick} />
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      tabIndex={tabStop ? 0 : -1}
      data-item-id={id}
      data-state={state}
      className={styles.row}
    >
      <div role="gridcell" className={styles.file}>
        <FileIcon kind={upload.kind} />
        <div className={styles.texts}>
          <FileName name={name} className={styles.name} />
          <div className={styles.facts}>
            <Facts {...{ upload, waits, part, labels, formatSize }} />
          </div>
          {upload.note !== undefined && <div className={styles.note}>{upload.note}</div>}
          {moving && (
            <Progress
              label={labels.progressOf(name)}
              value={part}
              tone={state === 'paused' || waits ? 'muted' : 'accent'}
            />
          )}
        </div>
      </div>
      <div role="gridcell" className={styles.actions}>
        {state === 'asking' && (
          <Button
            size="small"
            variant="soft"
            tabIndex={tabStop ? 0 : -1}
            onClick={() => actions.onResolveConflict(id)}
          >
            {labels.resolve}
          </Button>
        )}
        {(state === 'waiting' || state === 'uploading') &&
          button(labels.pause(name), Pause, () => actions.onPause(id))}
        {state === 'paused' && button(labels.resume(name), CirclePlay, () => actions.onResume(id))}
        {(state === 'failed' || state === 'cancelled') &&
          button(labels.retry(name), RotateCcw, () => actions.onRetry(id))}
        {state === 'done' &&
          actions.onShow &&
          button(labels.show(name), FolderSearch, () => actions.onShow?.(id))}
        {ended.has(state)
          ? button(labels.remove(name), X, () => actions.onRemove(id))
          : button(labels.cancel(name), X, () => actions.onCancel(id))}
      </div>
    </div>
  );
}

interface FactsProps {
  upload: UploadView;
  /** For the network. */
  waits: boolean;
  part: number;
  labels: UploadQueueLabels;
  formatSize: UploadQueueProps['formatSize'];
}

/** State of a file, in one line. */
function Facts({ upload, waits, part, labels, formatSize }: FactsProps) {
  const { state, size, sent, speed, folder, reason } = upload;
  if (state === 'failed') return <span>{reason ?? labels.state.failed}</span>;
  const facts = [
    state === 'uploading' ? labels.sentOf(formatSize(sent), formatSize(size)) : undefined,
    waits ? labels.waitsForNetwork : undefined,
    state === 'uploading' && !waits && speed !== undefined ? labels.speed(formatSize(speed)) : undefined,
    state === 'paused' ? labels.pausedAt(Math.floor(part * 100)) : undefined,
    state !== 'uploading' && state !== 'paused' ? labels.state[state] : undefined,
    state === 'uploading' || state === 'paused' ? undefined : formatSize(size),
  ].filter((fact) => fact !== undefined);
  return (
    <>
      <span className={styles.fact}>{facts.join(' · ')}</span>
      {folder !== undefined && (
        <span className={styles.folder} title={folder}>
          <bdi>{folder}</bdi>
        </span>
      )}
    </>
  );
}
