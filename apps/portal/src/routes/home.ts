import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from './pages.ts';
import { shellRoute } from './shell.ts';

export const loadHome = () => import('../features/workspace/HomePage.tsx');

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.home.path,
  staticData: { title: pages.home.title },
  component: lazyRouteComponent(loadHome, 'HomePage'),
});
