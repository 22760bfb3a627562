import type { Target } from '@snap/portal-api/contract';
import { createContext, use } from 'react';

/** Where messaging is shown: on its page, or in the panel beside another page. Both use the same components. */
export interface MessagingPlace {
  /** List and conversation are separate screens, with a back button. */
  narrow: boolean;
  /** In the panel, whose own header holds more. */
  panel: boolean;
  /** Opens a conversation; at a message of it, where its id is given. */
  open: (target: Target, messageId?: string) => void;
  /** Back to the recent list. */
  back: () => void;
  /** The same from a conversation that is no longer there: its address goes, too. */
  leave: () => void;
}

export const PlaceContext = createContext<MessagingPlace | undefined>(undefined);

/** Throws outside of messaging. */
export function usePlace(): MessagingPlace {
  const place = use(PlaceContext);
  if (!place) throw new Error('Messaging stands in no place.');
  return place;
}
