import type { TimeSettings } from '../../../shared/views.ts';
import type { MessageActions, MessageConversation, MessageListLabels, MessageListOptions } from '../types.ts';
import type { MessageAction, MessageView } from '../views.ts';

/** Opens the menu of a message at its trigger or at a point. */
export interface MenuRequest {
  message: MessageView;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
  /** Only the emoji row. */
  palette?: boolean;
}

/** Shared by all rows. */
export interface RowSettings
  extends
    TimeSettings,
    Pick<MessageConversation, 'kind'>,
    Pick<MessageListOptions, 'formatSize'>,
    Pick<MessageActions, 'onResend' | 'onDelete' | 'onOpenPerson' | 'onReact' | 'onFileAction'> {
  actionsOf: (message: MessageView) => readonly MessageAction[];
  quickReactions: readonly string[];
  labels: MessageListLabels;
  /** Prefix of the row ids of this list. */
  listId: string;
  /** Keyboard shortcuts of a row, for assistive technology; none on a touch screen. */
  keyShortcuts: string | undefined;
  /** During a selection: no other control of a row can be pressed. */
  selecting: boolean;
  onAction: (action: MessageAction, message: MessageView, opener: HTMLElement) => void;
  onOpenMenu: (request: MenuRequest) => void;
  /** `from`: position that the back button returns to. */
  onJump: (seq: number, from: number | undefined) => void;
  onToggleFold: (id: string) => void;
  /** `range`: everything since the last selected one. */
  onToggleSelected: (id: string, range: boolean) => void;
}

/** Id of the row's article. */
export const rowId = ({ listId }: Pick<RowSettings, 'listId'>, { id }: Pick<MessageView, 'id'>) =>
  `${listId}-${id}`;
