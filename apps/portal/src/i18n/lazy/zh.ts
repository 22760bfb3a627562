import type { LabelLoaders } from '../labels.ts';

export const lazy: LabelLoaders = {
  account: () => import('@snap/portal-ui/labels/zh/account'),
  directory: () => import('@snap/portal-ui/labels/zh/directory'),
  messages: () => import('@snap/portal-ui/labels/zh/messages'),
  settings: () => import('@snap/portal-ui/labels/zh/settings'),
  contacts: () => import('@snap/portal-ui/labels/zh/contacts'),
  disk: () => import('@snap/portal-ui/labels/zh/disk'),
  workspace: () => import('@snap/portal-ui/labels/zh/workspace'),
};
