import { areaApi } from '@snap/portal-api';
import { passwords } from '@snap/portal-api/areas';
import { client } from './api.ts';

// Apart from api.ts: who only signs in does not carry these schemas.
export const passwordApi = areaApi(client, passwords);
