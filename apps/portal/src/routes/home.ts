import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from './fetch-code.ts';
import { pages } from './pages.ts';
import { shellRoute } from './shell.ts';

export const loadHome = () => fetchCode(() => import('../features/workspace/HomePage.tsx'));

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.home.path,
  staticData: { title: pages.home.title },
  component: lazyRouteComponent(loadHome, 'HomePage'),
});
