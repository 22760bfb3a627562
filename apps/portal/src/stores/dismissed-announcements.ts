import { proxy } from 'valtio';

/** Announcements that were dismissed here, by id: gone at once, before the server has confirmed it. */
export const dismissedAnnouncements = proxy<{ byId: Record<string, true> }>({ byId: {} });
