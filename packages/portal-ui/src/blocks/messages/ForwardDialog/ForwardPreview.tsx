import { FileText, Image } from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { ThumbImage } from '../../shared/files/ThumbImage.tsx';
import type { ForwardDialogLabels, ForwardItem } from './types.ts';
import { FileName } from '../../shared/files/FileName.tsx';
import * as styles from './ForwardDialog.css.ts';

interface ForwardPreviewProps {
  items: readonly ForwardItem[];
  labels: ForwardDialogLabels;
}

/** Preview of the first item, with the number of the others. */
export function ForwardPreview({ items, labels }: ForwardPreviewProps) {
  const [first] = items;
  if (first === undefined) return null;
  return (
    <section aria-label={labels.preview} className={styles.preview}>
      <ItemPreview item={first} labels={labels} />
      {items.length > 1 && <span className={styles.more}>{labels.more(items.length - 1)}</span>}
    </section>
  );
}

function ItemPreview({ item, labels }: { item: ForwardItem; labels: ForwardDialogLabels }) {
  switch (item.type) {
    case 'text':
      return (
        <p className={styles.previewText} dir="auto">
          {item.senderName !== undefined && <bdi className={styles.sender}>{item.senderName}</bdi>}
          {item.text}
        </p>
      );
    case 'file':
      return (
        <>
          <span className={styles.box}>
            <Icon glyph={FileText} size={20} />
          </span>
          <span className={styles.previewTexts}>
            <FileName name={item.name} className={styles.previewName} />
            <span className={styles.previewSize}>{item.size}</span>
          </span>
        </>
      );
    default:
      return (
        <>
          <Thumbnail item={item} />
          <span className={styles.previewTexts}>
            <FileName name={item.name} className={styles.previewName} />
            <span className={styles.previewSize}>{labels.image}</span>
          </span>
        </>
      );
  }
}

/** Keeps the picture's aspect ratio before it loads and when it fails, so that nothing shifts. */
function Thumbnail({ item }: { item: Extract<ForwardItem, { type: 'image' }> }) {
  const { src, width = 1, height = 1 } = item;
  const icon = <Icon glyph={Image} size={20} />;
  return (
    <span className={styles.box} style={{ aspectRatio: `${width} / ${height}` }}>
      {src === undefined ? icon : <ThumbImage src={src} className={styles.thumbnail} fallback={icon} />}
    </span>
  );
}
