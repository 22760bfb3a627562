import { account } from '../areas/account.ts';
import { administration } from '../areas/administration.ts';
import { applications } from '../areas/applications.ts';
import { collection } from '../areas/collection.ts';
import { directory } from '../areas/directory.ts';
import { disk } from '../areas/disk.ts';
import { friends } from '../areas/friends.ts';
import { groups } from '../areas/groups.ts';
import { messages } from '../areas/messages.ts';
import { newsroom } from '../areas/newsroom.ts';
import { settings } from '../areas/settings.ts';
import { workspace } from '../contract/workspace/calls.ts';
import { areaApi, type AreaApi } from './area-api.ts';
import { createClient, type PortalClient, type PortalClientOptions } from './client.ts';

/** All calls of the portal, by area. */
export interface PortalApi {
  readonly client: PortalClient;
  readonly account: AreaApi<typeof account>;
  readonly directory: AreaApi<typeof directory>;
  readonly friends: AreaApi<typeof friends>;
  readonly groups: AreaApi<typeof groups>;
  readonly messages: AreaApi<typeof messages>;
  readonly settings: AreaApi<typeof settings>;
  readonly applications: AreaApi<typeof applications>;
  readonly workspace: AreaApi<typeof workspace>;
  readonly newsroom: AreaApi<typeof newsroom>;
  readonly disk: AreaApi<typeof disk>;
  readonly collection: AreaApi<typeof collection>;
  readonly administration: AreaApi<typeof administration>;
}

/**
 * Creates the whole API in one object: `api.directory.search({ query }, { signal })`. For a small first bundle, use
 * `createClient` and `areaApi` per area.
 */
export function createPortalApi(options: PortalClientOptions): PortalApi {
  const client = createClient(options);
  return {
    client,
    account: areaApi(client, account),
    directory: areaApi(client, directory),
    friends: areaApi(client, friends),
    groups: areaApi(client, groups),
    messages: areaApi(client, messages),
    settings: areaApi(client, settings),
    applications: areaApi(client, applications),
    workspace: areaApi(client, workspace),
    newsroom: areaApi(client, newsroom),
    disk: areaApi(client, disk),
    collection: areaApi(client, collection),
    administration: areaApi(client, administration),
  };
}
