import { areaApi } from '@snap/portal-api';
import {
  applications,
  collection,
  devices,
  disk,
  friends,
  groups,
  passwords,
  registration,
  secondFactor,
  signInCodes,
  signOn,
} from '@snap/portal-api/areas';
import { client } from './api.ts';

// The calls of single pages and dialogs, which come with the first of them.

export const applicationsApi = areaApi(client, applications);
export const collectionApi = areaApi(client, collection);
export const devicesApi = areaApi(client, devices);
export const diskApi = areaApi(client, disk);
export const friendsApi = areaApi(client, friends);
export const groupsApi = areaApi(client, groups);
export const passwordApi = areaApi(client, passwords);
export const registrationApi = areaApi(client, registration);
export const secondFactorApi = areaApi(client, secondFactor);
export const signInCodesApi = areaApi(client, signInCodes);
export const signOnApi = areaApi(client, signOn);
