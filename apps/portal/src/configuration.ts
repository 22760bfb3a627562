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

/** The server responded with something that is no configuration. */
export class UnusableConfigurationError extends Error {}

/**
 * Fetches the configuration.
 * @throws UnusableConfigurationError when the server responds with something else; any other error without a server.
 */
export async function loadConfiguration(): Promise<void> {
  // The same mode as the preload in index.html, so that the browser fetches it once.
  const response = await fetch(configurationPath, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(60_000),
  });
  // A proxy whose server is unreachable.
  if (response.status >= 500) throw new Error(`${configurationPath}: ${response.status}`);
  const body = response.ok ? await response.text() : '';
  try {
    Object.assign(configuration, schema.parse(JSON.parse(body)));
  } catch (cause) {
    throw new UnusableConfigurationError(`${configurationPath}: ${response.status}`, { cause });
  }
}
