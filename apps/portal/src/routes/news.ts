import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from './pages.ts';
import { shellRoute } from './shell.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Messaging; `type` and `id` name the conversation that is open (decision B15). */
export const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.news.path,
  validateSearch(search: Record<string, unknown>): { type?: string; id?: string } {
    const [type, id] = [text(search['type']), text(search['id'])];
    return { ...(type ? { type } : {}), ...(id ? { id } : {}) };
  },
  staticData: { title: pages.news.title },
  component: lazyRouteComponent(() => import('../features/messages/MessagesPage.tsx'), 'MessagesPage'),
});
