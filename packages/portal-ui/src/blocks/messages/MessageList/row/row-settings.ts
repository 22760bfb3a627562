import type { TimeSettings } from '../../../shared/views.ts';
import type { MessageActions, MessageConversation, MessageListLabels, MessageListOptions } from '../types.ts';
import type { MessageAction, MessageView } from '../views.ts';

/** Opens the menu of a message: at its opener or at a point, by pointer or by key. */
export interface MenuRequest {
  message: MessageView;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
  /** The emoji alone. */
  palette?: boolean;
}

/** What all rows share. */
export interface RowSettings
  extends
    TimeSettings,
    Pick<MessageConversation, 'kind'>,
    Pick<MessageListOptions, 'formatSize'>,
    Pick<MessageActions, 'onResend' | 'onDelete' | 'onOpenPerson' | 'onReact' | 'onFileAction'> {
  actionsOf: (message: MessageView) => readonly MessageAction[];
  quickReactions: readonly string[];
  labels: MessageListLabels;
  /** Starts the ids of the rows of this list. */
  listId: string;
  /** Keys of a row, for assistive tools; none on a touch screen. */
  keyShortcuts: string | undefined;
  /** Messages are being chosen: nothing else of a row can be pressed. */
  selecting: boolean;
  onAction: (action: MessageAction, message: MessageView, opener: HTMLElement) => void;
  onOpenMenu: (request: MenuRequest) => void;
  /** `from`: where the way back leads. */
  onJump: (seq: number, from: number | undefined) => void;
  onToggleFold: (id: string) => void;
  /** `range`: everything from the one chosen before. */
  onToggleSelected: (id: string, range: boolean) => void;
}

/** The id of a row's article. */
export const rowId = ({ listId }: Pick<RowSettings, 'listId'>, { id }: Pick<MessageView, 'id'>) =>
  `${listId}-${id}`;
