import { configuration as schema, configurationPath, type Configuration } from '@snap/portal-api/contract';
import { proxy } from 'valtio';

/** What this installation decides at run time; the portal's own. */
export const configuration = proxy<Configuration>({
  tenantId: '',
  title: '',
  themeColor: '',
  layoutSettings: false,
  registration: false,
});

/** Fetches the configuration. Rejects without a server. */
export async function loadConfiguration(): Promise<void> {
  const response = await fetch(configurationPath, { credentials: 'same-origin' });
  Object.assign(configuration, schema.parse(await response.json()));
}
