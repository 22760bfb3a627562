import { areaApi } from '@snap/portal-api';
import { signInCodeCalls } from '@snap/portal-api/contract';
import { client } from './api.ts';

const { loginByCode, bind, ssoToken } = signInCodeCalls;

/** What begins a session without a password of ours, what ties the two, and what tells other systems who somebody is. */
export const signInCodesApi = areaApi(client, { loginByCode, bind, ssoToken });
