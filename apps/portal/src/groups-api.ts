import { areaApi } from '@snap/portal-api';
import { groups, registration } from '@snap/portal-api/areas';
import { client } from './api.ts';

// Apart from api.ts, so that the first pages do not carry this area's schemas.
export const groupsApi = areaApi(client, groups);

/** What the organisation has decided: how large a group may be, how long a message may be taken back. */
export const organisationApi = areaApi(client, { systemConfig: registration.systemConfig });
