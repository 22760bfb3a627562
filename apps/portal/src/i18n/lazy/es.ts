import type { LabelLoaders } from '../labels.ts';

export const lazy: LabelLoaders = {
  account: () => import('@snap/portal-ui/labels/es/account'),
  directory: () => import('@snap/portal-ui/labels/es/directory'),
  messages: () => import('@snap/portal-ui/labels/es/messages'),
  settings: () => import('@snap/portal-ui/labels/es/settings'),
  contacts: () => import('@snap/portal-ui/labels/es/contacts'),
  disk: () => import('@snap/portal-ui/labels/es/disk'),
  workspace: () => import('@snap/portal-ui/labels/es/workspace'),
};
