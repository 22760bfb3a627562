import { type Channel, workspace } from '@snap/portal-api/contract';
import { addApplication } from '../areas/applications/register.ts';
import type { Tx } from '../store/database.ts';

type SampleApp = readonly [group: string, appId: string, name: string, icon: string, redirectUri: string];

const apps: readonly SampleApp[] = [
  ['采编', 'topics', '选题策划', 'newspaper', 'https://topics.rongmei.example/'],
  ['采编', 'archive', '媒资库', 'archive', 'https://archive.rongmei.example/'],
  ['办公', 'oa', '协同办公', 'briefcase', 'https://oa.rongmei.example/'],
  ['办公', 'meeting', '会议室预订', 'calendar', 'https://meeting.rongmei.example/'],
];
const acmeApp: SampleApp = ['Tools', 'desk', 'Desk planner', 'calendar', 'https://desk.acme.example/'];

/**
 * Applications of the demonstration organisations. Nobody knows their secrets: `app secret` gives one that is to be tried
 * a new one.
 */
export async function addSampleApps(tx: Tx, demo: string, acme: string): Promise<void> {
  for (const app of apps) await add(tx, demo, app);
  await add(tx, acme, acmeApp);
}

async function add(tx: Tx, tenantId: string, [group, appId, name, icon, redirectUri]: SampleApp) {
  await addApplication(tx, { tenantId, appId, name, icon, redirectUri, group });
}

const board: readonly Omit<Channel, 'sort'>[] = [
  { id: 'stories', name: '待编稿件', icon: 'file-pen', type: 'stories' },
  { id: 'messages', name: '消息', icon: 'message-square', type: 'messages' },
  { id: 'hotspots', name: '全网热点', icon: 'flame', type: 'hotspots' },
  { id: 'applications', name: '常用应用', icon: 'app-window', type: 'applications' },
  { id: 'ranking', name: '部门发稿排行', icon: 'trophy', type: 'ranking' },
  {
    id: 'duty',
    name: '值班表',
    icon: 'calendar',
    type: 'link',
    url: '/snap-portal/application/application',
  },
];

/** The board that everyone of an organisation begins with. */
export async function addSampleBoard(tx: Tx, tenantId: string): Promise<void> {
  const { channels } = workspace.updateBoard.input.parse({
    channels: board.map((card, sort) => ({ ...card, sort })),
  });
  await tx
    .insertInto('workspace_default')
    .values({ tenant_id: tenantId, board: JSON.stringify({ channels }) })
    .execute();
}
