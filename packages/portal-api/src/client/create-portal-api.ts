import { account } from '../contract/account.ts';
import { directory } from '../contract/directory.ts';
import { messages } from '../contract/messages.ts';
import { areaApi, type AreaApi } from './area-api.ts';
import { createClient, type PortalClient, type PortalClientOptions } from './client.ts';

/** Every call of the portal, by area. */
export interface PortalApi {
  readonly client: PortalClient;
  readonly account: AreaApi<typeof account>;
  readonly directory: AreaApi<typeof directory>;
  readonly messages: AreaApi<typeof messages>;
}

/**
 * The whole interface in one object: `api.directory.search({ q }, { signal })`. Where the first bundle must stay small,
 * `createClient` and `areaApi` give one area at a time.
 */
export function createPortalApi(options: PortalClientOptions): PortalApi {
  const client = createClient(options);
  return {
    client,
    account: areaApi(client, account),
    directory: areaApi(client, directory),
    messages: areaApi(client, messages),
  };
}
