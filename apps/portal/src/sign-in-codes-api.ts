import { areaApi } from '@snap/portal-api';
import { signInCodes } from '@snap/portal-api/areas';
import { client } from './api.ts';

const { loginByCode, bind, ssoToken } = signInCodes;

/** Calls for sign-in with a code or an identity provider, for linking the two, and for single sign-on tokens. */
export const signInCodesApi = areaApi(client, { loginByCode, bind, ssoToken });
