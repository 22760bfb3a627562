import { areaApi } from '@snap/portal-api';
import { collection } from '@snap/portal-api/areas';
import { client } from './api.ts';

// Apart from api.ts, so that the first pages do not carry this area's schemas.
export const collectionApi = areaApi(client, collection);
