import { configuration as schema, configurationPath, type Configuration } from '@snap/portal-api/contract';
import { proxy } from 'valtio';

/** What this installation decides at run time (specification, section 1). */
export const configuration = proxy<Configuration>({
  tenantId: '',
  title: '',
  themeColor: '',
  layoutSettings: false,
  registration: false,
});

/** Fetches the configuration; rejects when it is not there or not readable. */
export async function loadConfiguration(): Promise<void> {
  // The same mode as the preload in index.html, so that the browser fetches it once.
  const answer = await fetch(configurationPath, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${configurationPath}: ${answer.status}`);
  Object.assign(configuration, schema.parse(await answer.json()));
}
