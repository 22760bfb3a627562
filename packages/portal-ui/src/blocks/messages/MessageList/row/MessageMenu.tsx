import {
  Copy,
  CornerUpLeft,
  Eye,
  FolderDown,
  Forward,
  ListChecks,
  Pencil,
  Pin,
  PinOff,
  SmilePlus,
  Star,
  StarOff,
  Trash2,
  Undo2,
} from 'lucide';
import { Fragment, type KeyboardEvent } from 'react';
import { AnchoredMenu } from '../../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import type { IconGlyph } from '../../../../primitives/Icon/Icon.tsx';
import { fullTime } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import { rowId, type MenuRequest, type RowSettings } from './row-settings.ts';
import type { MessageAction } from '../views.ts';
import * as styles from './MessageMenu.css.ts';

export interface MessageMenuProps
  extends
    MenuRequest,
    TimeSettings,
    Pick<RowSettings, 'labels' | 'listId' | 'actionsOf' | 'onReact' | 'quickReactions' | 'onAction'> {
  onDismiss: () => void;
}

const glyphs: Record<MessageAction, IconGlyph> = {
  react: SmilePlus,
  reply: CornerUpLeft,
  forward: Forward,
  copy: Copy,
  save: FolderDown,
  favourite: Star,
  unfavourite: StarOff,
  pin: Pin,
  unpin: PinOff,
  edit: Pencil,
  readers: Eye,
  select: ListChecks,
  recall: Undo2,
  remove: Trash2,
  reedit: Pencil,
};

const pointing: ReadonlySet<MessageAction> = new Set(['reply', 'forward', 'recall']);
const destroys = (action: MessageAction) => action === 'recall' || action === 'remove';

/** The menu handles up and down; in the emoji row left and right do the same. */
function moveSideways(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const item = event.target instanceof Element ? event.target.closest('[role="menuitem"]') : null;
  if (step === undefined || !item) return;
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = step > 0 !== rtl ? item.nextElementSibling : item.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

/** Menu of a message: quick reactions, then the actions. */
export function MessageMenu({
  message,
  palette = false,
  labels,
  listId,
  actionsOf,
  onReact,
  quickReactions,
  onAction,
  onDismiss,
  locale,
  timeZone,
  now,
  ...menu
}: MessageMenuProps) {
  const actions = actionsOf(message);
  const reacts = onReact !== undefined && (palette || actions.includes('react'));
  const menuActions = palette ? [] : actions.filter((action) => action !== 'react');
  const firstDestroying = menuActions.findIndex((action) => destroys(action));
  const given = new Set(message.reactions?.flatMap(({ emoji, own }) => (own ? [emoji] : [])));
  return (
    <AnchoredMenu
      className={styles.menu}
      onClose={onDismiss}
      // Selecting and recalling unmount the toolbar, and with it the menu's trigger.
      findReturnFocus={() => document.getElementById(rowId({ listId }, message))}
      {...menu}
    >
      {/* Touch has no hover. */}
      {!palette && <DropdownMenuLabel>{fullTime(message.time, { locale, timeZone, now })}</DropdownMenuLabel>}
      {reacts && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the items in it
        <div
          role="group"
          aria-label={labels.action.react}
          className={styles.palette}
          onKeyDown={moveSideways}
        >
          {quickReactions.map((emoji) => (
            <DropdownMenuItem
              key={emoji}
              className={styles.emoji}
              aria-label={labels.reactWith(emoji)}
              data-own={given.has(emoji) || undefined}
              onSelect={() => onReact(message, emoji, !given.has(emoji))}
            >
              {emoji}
            </DropdownMenuItem>
          ))}
        </div>
      )}
      {reacts && menuActions.length > 0 && <DropdownMenuSeparator />}
      {menuActions.map((action, index) => (
        <Fragment key={action}>
          {index > 0 && index === firstDestroying && <DropdownMenuSeparator />}
          <DropdownMenuItem
            icon={<DirectionalIcon glyph={glyphs[action]} directional={pointing.has(action)} />}
            tone={destroys(action) ? 'danger' : undefined}
            onSelect={() => onAction(action, message, menu.opener)}
          >
            {labels.action[action]}
          </DropdownMenuItem>
        </Fragment>
      ))}
    </AnchoredMenu>
  );
}
