import { areaApi } from '@snap/portal-api';
import { signInCodeCalls } from '@snap/portal-api/contract';
import { client } from './api.ts';

const { loginByCode, bind, ssoToken } = signInCodeCalls;

/** Calls for sign-in with a code or an identity provider, for linking the two, and for single sign-on tokens. */
export const signInCodesApi = areaApi(client, { loginByCode, bind, ssoToken });
