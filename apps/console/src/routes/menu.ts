import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { MenuPage } from '../features/menu/MenuPage.tsx';
import { rootRoute } from './root.ts';

export const menuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/menu',
  staticData: { title: msg`Menu` },
  component: MenuPage,
});
