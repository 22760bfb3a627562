import { areaApi } from '@snap/portal-api';
import { friends } from '@snap/portal-api/areas';
import { client } from './api.ts';

// Apart from api.ts, so that the sign-in page does not carry this area's schemas.
export const friendsApi = areaApi(client, friends);
