import { Forward } from 'lucide';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { MessageFiles } from '../content/MessageFiles.tsx';
import { isLong } from '../content/message-parts.ts';
import { MessageText } from '../content/MessageText.tsx';
import type { RowSettings } from './row-settings.ts';
import type { MessageView, QuoteView } from '../views.ts';
import * as styles from './MessageBody.css.ts';

export interface MessageBodyProps {
  message: MessageView;
  /** Whether a very long message is expanded. */
  unfolded: boolean;
  reachable: boolean;
  settings: RowSettings;
}

/** Content of a message: a bubble with source, quote and text, and its files below. */
export function MessageBody({ message, unfolded, reachable, settings }: MessageBodyProps) {
  const { quote, text, forwardedFrom, kind } = message;
  const source = forwardedFrom && (
    <ForwardSource source={forwardedFrom} reachable={reachable} settings={settings} />
  );
  const bubble = text !== '' || quote !== undefined;
  return (
    <>
      {bubble ? (
        <div className={styles.bubble} data-kind={kind}>
          {source}
          {quote && <Quote quote={quote} from={message.seq} reachable={reachable} settings={settings} />}
          <Words {...{ message, unfolded, reachable, settings }} />
        </div>
      ) : (
        source
      )}
      <MessageFiles message={message} reachable={reachable} settings={settings} />
    </>
  );
}

interface ForwardSourceProps extends Pick<MessageBodyProps, 'reachable' | 'settings'> {
  source: NonNullable<MessageView['forwardedFrom']>;
}

/** Source of a forwarded message; a press opens the author's card. */
function ForwardSource({ source: { id, name }, reachable, settings }: ForwardSourceProps) {
  const { labels, onOpenPerson } = settings;
  const words = <bdi>{name === '' ? labels.forwarded : labels.forwardedFrom(name)}</bdi>;
  return (
    <span className={styles.forwarded}>
      <DirectionalIcon glyph={Forward} className={styles.forwardedGlyph} />
      {id !== undefined && name !== '' && onOpenPerson ? (
        <button
          type="button"
          className={styles.forwardedButton}
          title={labels.openCard(name)}
          tabIndex={reachable ? undefined : -1}
          onClick={() => onOpenPerson({ id, name })}
        >
          {words}
        </button>
      ) : (
        words
      )}
    </span>
  );
}

/** The text, collapsed when very long, with the edited mark. */
function Words({ message, unfolded, reachable, settings }: MessageBodyProps) {
  const { text, edited, mentions } = message;
  const { labels, onToggleFold } = settings;
  const long = isLong(text);
  return (
    <>
      {text !== '' && (
        <MessageText text={text} mentions={mentions} folded={long && !unfolded} reachable={reachable} />
      )}
      {long && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          tabIndex={reachable ? undefined : -1}
          onClick={() => onToggleFold(message.id)}
        >
          {unfolded ? labels.showLess : labels.showMore}
        </button>
      )}
      {edited && <span className={styles.edited}>{labels.edited}</span>}
    </>
  );
}

interface QuoteProps extends Pick<MessageBodyProps, 'reachable' | 'settings'> {
  quote: QuoteView;
  from: number | undefined;
}

/** Quote of the answered message; a press scrolls to it. */
function Quote({ quote, from, reachable, settings: { labels, onJump } }: QuoteProps) {
  const { seq, senderName, recalled, text } = quote;
  const content = (
    <>
      <bdi className={styles.quoted}>{senderName}</bdi>
      <span className={styles.quotedText} dir="auto">
        {recalled ? labels.quoteRecalled : text}
      </span>
    </>
  );
  return (
    <blockquote className={styles.quote}>
      {content}
      {seq !== undefined && !recalled && (
        // Over the quote, not around it: a button around it would take all of it as its name.
        <button
          type="button"
          className={styles.quoteButton}
          aria-label={labels.toQuoted(senderName)}
          tabIndex={reachable ? undefined : -1}
          onClick={() => onJump(seq, from)}
        />
      )}
    </blockquote>
  );
}
