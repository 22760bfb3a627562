import type { LabelLoaders } from '../labels.ts';

export const lazy: LabelLoaders = {
  account: () => import('@snap/portal-ui/labels/en/account'),
  directory: () => import('@snap/portal-ui/labels/en/directory'),
  messages: () => import('@snap/portal-ui/labels/en/messages'),
  settings: () => import('@snap/portal-ui/labels/en/settings'),
  contacts: () => import('@snap/portal-ui/labels/en/contacts'),
  disk: () => import('@snap/portal-ui/labels/en/disk'),
  workspace: () => import('@snap/portal-ui/labels/en/workspace'),
};
