import { areaApi } from '@snap/portal-api';
import { passwordCalls } from '@snap/portal-api/contract';
import { client } from './api.ts';

// Apart from api.ts: who only signs in does not carry these schemas.
export const passwordApi = areaApi(client, passwordCalls);
