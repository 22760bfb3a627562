import { areaApi } from '@snap/portal-api';
import { signInCodeCalls } from '@snap/portal-api/contract';
import { client } from './api.ts';

const { loginByCode, bind } = signInCodeCalls;

/** What begins a session without a password of ours, and what ties the two. */
export const signInCodesApi = areaApi(client, { loginByCode, bind });
