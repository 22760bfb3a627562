import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from './fetch-code.ts';
import { pages } from './pages.ts';
import { shellRoute } from './shell.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const loadMessages = () => fetchCode(() => import('../features/messages/MessagesPage.tsx'));

/** Messaging; `type` and `id` name the conversation that is open (decision B15). */
export const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.news.path,
  validateSearch(search: Record<string, unknown>): { type?: string; id?: string } {
    const [type, id] = [text(search['type']), text(search['id'])];
    return { ...(type ? { type } : {}), ...(id ? { id } : {}) };
  },
  staticData: { title: pages.news.title },
  component: lazyRouteComponent(loadMessages, 'MessagesPage'),
});
