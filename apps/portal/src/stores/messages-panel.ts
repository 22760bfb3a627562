import type { Target } from '@snap/portal-api/contract';
import { proxy } from 'valtio';

/** The messaging panel beside the content (decision A14). */
export interface MessagesPanelState {
  open: boolean;
  /** Chosen width in pixels; a small window may leave less. */
  width: number;
  /** The open conversation; without one, the conversation list. */
  target?: Target | undefined;
}

/** Pixels. */
export const panelWidths = { least: 300, usual: 380, most: 640 } as const;

const storageKey = 'snap-portal:messages-panel';

/** Persisted on this device. */
export const messagesPanel = proxy<MessagesPanelState>(stored());

export function setPanelOpen(open: boolean): void {
  messagesPanel.open = open;
  store();
}

export function setPanelWidth(width: number): void {
  messagesPanel.width = clampWidth(width);
  store();
}

/** Shows a conversation in the panel; the conversation list without one. */
export function showInPanel(target: Target | undefined): void {
  messagesPanel.target = target && { type: target.type, id: target.id };
}

function clampWidth(width: number): number {
  return Math.round(Math.min(panelWidths.most, Math.max(panelWidths.least, width)));
}

function store(): void {
  const { open, width } = messagesPanel;
  try {
    localStorage.setItem(storageKey, JSON.stringify({ open, width }));
  } catch {
    // Storage is full or forbidden: the panel opens with its defaults next time.
  }
}

function stored(): MessagesPanelState {
  const state = { open: false, width: panelWidths.usual as number };
  try {
    const known: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof known !== 'object' || known === null) return state;
    if ('open' in known) state.open = known.open === true;
    if ('width' in known && typeof known.width === 'number' && Number.isFinite(known.width)) {
      state.width = clampWidth(known.width);
    }
  } catch {
    return state;
  }
  return state;
}
