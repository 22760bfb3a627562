import type { LabelLoaders } from '../labels.ts';

export const lazy: LabelLoaders = {
  account: () => import('@snap/portal-ui/labels/ja/account'),
  directory: () => import('@snap/portal-ui/labels/ja/directory'),
  messages: () => import('@snap/portal-ui/labels/ja/messages'),
  settings: () => import('@snap/portal-ui/labels/ja/settings'),
  contacts: () => import('@snap/portal-ui/labels/ja/contacts'),
  disk: () => import('@snap/portal-ui/labels/ja/disk'),
  workspace: () => import('@snap/portal-ui/labels/ja/workspace'),
};
