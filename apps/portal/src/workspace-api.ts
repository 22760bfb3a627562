import { areaApi } from '@snap/portal-api';
import { boardNews, workspace } from '@snap/portal-api/areas';
import { client } from './api.ts';

// Apart from api.ts, so that the first pages do not carry these areas' schemas.
export const workspaceApi = areaApi(client, workspace);
export const newsroomApi = areaApi(client, boardNews);
