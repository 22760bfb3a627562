import { type Channel, workspace } from '@snap/portal-api/contract';
import { addApplication } from '../areas/applications/index.ts';
import type { Tx } from '../store/database.ts';

const page = (appId: string) => `/snap-portal/demo/apps/${appId}.html`;

/** Additional applications of the demo; each opens a page of the server (demo/pages.ts). */
export const demoApps = [
  { appId: 'topics', group: '采编', name: '选题策划', icon: 'newspaper' },
  { appId: 'archive', group: '采编', name: '媒资库', icon: 'archive' },
  { appId: 'oa', group: '办公', name: '协同办公', icon: 'briefcase' },
  { appId: 'meeting', group: '办公', name: '会议室预订', icon: 'calendar' },
] as const;

const acmeApp = {
  appId: 'desk',
  group: 'Tools',
  name: 'Desk planner',
  icon: 'calendar',
  redirectUri: 'https://desk.acme.example/',
};

/** Adds applications to the demo organisations. Their secrets are not stored: `app secret` creates a new one. */
export async function addSampleApps(tx: Tx, demo: string, acme: string): Promise<void> {
  for (const app of demoApps) {
    // oxlint-disable-next-line no-await-in-loop -- in this order, which is the order of the list
    await addApplication(tx, { ...app, tenantId: demo, redirectUri: page(app.appId) });
  }
  await addApplication(tx, { ...acmeApp, tenantId: acme });
}

const board: readonly Omit<Channel, 'sort'>[] = [
  { id: 'stories', name: '待编稿件', icon: 'file-pen', type: 'stories' },
  { id: 'messages', name: '消息', icon: 'message-square', type: 'messages' },
  { id: 'hotspots', name: '全网热点', icon: 'flame', type: 'hotspots' },
  { id: 'applications', name: '常用应用', icon: 'app-window', type: 'applications' },
  { id: 'ranking', name: '部门发稿排行', icon: 'trophy', type: 'ranking' },
];

/** Adds the default board of an organisation. */
export async function addSampleBoard(tx: Tx, tenantId: string): Promise<void> {
  const { channels } = workspace.updateBoard.input.parse({
    channels: board.map((card, sort) => ({ ...card, sort })),
  });
  await tx
    .insertInto('workspace_default')
    .values({ tenant_id: tenantId, board: JSON.stringify({ channels }) })
    .execute();
}
