import { areaApi } from '@snap/portal-api';
import { administrationAccess } from '@snap/portal-api/areas';
import { client } from './api.ts';

// The console has the other calls of the area.

export const administrationApi = areaApi(client, administrationAccess);
