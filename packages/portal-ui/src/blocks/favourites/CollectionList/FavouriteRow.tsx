import { LayoutGrid, Link, MessageSquare, StickyNote, Tag, Trash2, X } from 'lucide';
import { FileIcon } from '../../../primitives/FileIcon/FileIcon.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ContactAvatar } from '../../shared/ContactAvatar.tsx';
import { fullTime, listTime } from '../../shared/text/format-time.ts';
import { ThumbImage } from '../../shared/files/ThumbImage.tsx';
import type { TimeSettings } from '../../shared/views.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { TagField } from './TagField.tsx';
import type { CollectionListProps, FavouriteTagging, FavouriteView } from './types.ts';
import { leadsSomewhere, type CollectionListState } from './use-collection-list.ts';
import { FileName } from '../../shared/files/FileName.tsx';
import * as styles from './CollectionList.css.ts';

interface FavouriteRowProps extends Pick<CollectionListProps, 'onOpen' | 'onRemove' | 'labels'> {
  tags: NonNullable<FavouriteTagging['known']>;
  list: CollectionListState;
  favourite: FavouriteView;
  index: number;
  /** Of all favourites; -1 while unknown. */
  count: number;
  time: TimeSettings;
}

const glyphs = { message: MessageSquare, link: Link, note: StickyNote, app: LayoutGrid };

function Picture({ favourite }: { favourite: FavouriteView }) {
  const { kind, thumb, title, id, avatarId = id, avatarUrl, members } = favourite;
  const icon = (
    <FileIcon kind={favourite.fileKind ?? (kind === 'image' ? kind : 'other')} className={styles.picture} />
  );
  if (thumb) {
    const { url, width, height } = thumb;
    return (
      <ThumbImage src={url} {...{ width, height }} loading="lazy" className={styles.thumb} fallback={icon} />
    );
  }
  if (kind === 'file' || kind === 'image') return icon;
  if (kind === 'person' || kind === 'group') {
    const contact = { type: kind, id: avatarId, name: title, avatarUrl, members };
    return <ContactAvatar contact={contact} size={32} className={styles.picture} />;
  }
  return (
    <span className={styles.glyph}>
      <Icon glyph={glyphs[kind]} size={20} />
    </span>
  );
}

/** A note's title is its first line: the text is shown only if it has more. */
function afterTitle(title: string, text: string | undefined): string | undefined {
  const after = text?.startsWith(title) ? text.slice(title.length) : undefined;
  return after !== undefined && /^\s*(?:\n|$)/.test(after) ? after.trim() : text;
}

/** One favourite: content, source and tags. */
export function FavouriteRow({
  list,
  favourite,
  index,
  count,
  time,
  tags,
  onOpen,
  onRemove,
  labels,
}: FavouriteRowProps) {
  const { id, title, text, source, sourceRemoved = false, kind } = favourite;
  const jumps = leadsSomewhere(favourite);
  const rewritable = kind === 'note' && list.editable;
  const rest = kind === 'note' ? afterTitle(title, text) : text;
  const heading =
    favourite.fileKind === undefined && kind !== 'image' ? <bdi>{title}</bdi> : <FileName name={title} />;
  const edit = list.editOf(id);
  if (edit)
    return (
      <article className={styles.row} aria-label={title} aria-posinset={index + 1} aria-setsize={count}>
        <Picture favourite={favourite} />
        <div className={styles.texts}>
          <NoteEditor {...{ list, favourite, labels, ...edit }} />
        </div>
      </article>
    );
  // Roving tabindex: controls of the active favourite follow it in the tab order.
  const tabIndex = index === list.stop ? 0 : -1;
  return (
    <article
      // Arrow keys move between the favourites.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabIndex}
      className={styles.row}
      aria-label={title}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-item-id={id}
      data-kind={kind}
      data-removed={sourceRemoved || undefined}
    >
      <Picture favourite={favourite} />
      <div className={styles.texts}>
        <div className={styles.line}>
          {jumps || rewritable ? (
            <button
              type="button"
              className={styles.open}
              tabIndex={tabIndex}
              title={title}
              aria-label={jumps ? labels.open(title) : labels.editNote(title)}
              onClick={() => (jumps ? onOpen(favourite) : list.startEdit(favourite))}
            >
              {heading}
            </button>
          ) : (
            <span className={styles.title} title={title}>
              {heading}
            </span>
          )}
          <time
            dateTime={new Date(favourite.time).toISOString()}
            title={fullTime(favourite.time, time)}
            className={styles.quiet}
          >
            {listTime(favourite.time, time)}
          </time>
        </div>
        {rest !== undefined && rest !== '' && rest !== title && <p className={styles.text}>{rest}</p>}
        <div className={styles.tags}>
          <p className={styles.facts}>
            {[labels.kind[kind], sourceRemoved ? labels.sourceRemoved : source]
              .filter((fact) => fact !== undefined)
              .join(' · ')}
          </p>
          {favourite.tags.map((tag) => (
            <span key={tag} className={styles.tag} title={tag}>
              <bdi className={styles.tagName}>{tag}</bdi>
              <button
                type="button"
                aria-label={labels.removeTag(tag, title)}
                className={styles.untag}
                tabIndex={tabIndex}
                onClick={() => list.removeTag(favourite, tag)}
              >
                <Icon glyph={X} />
              </button>
            </span>
          ))}
          {list.tagging?.id === id && (
            <TagField {...{ list, favourite, labels }} text={list.tagging.text} known={tags} />
          )}
        </div>
      </div>
      <div className={styles.actionRow}>
        <IconButton
          label={labels.newTag(title)}
          tooltip={labels.addTag}
          icon={<Icon glyph={Tag} />}
          tabIndex={tabIndex}
          onClick={() => list.startTag(id)}
        />
        <IconButton
          label={labels.remove(title)}
          icon={<Icon glyph={Trash2} />}
          tabIndex={tabIndex}
          onClick={() => onRemove(id)}
        />
      </div>
    </article>
  );
}
