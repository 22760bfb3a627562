import { areaApi } from '@snap/portal-api';
import { passwordCalls, registrationCalls } from '@snap/portal-api/contract';
import { client } from './api.ts';

const { sendPhoneCode, checkPhoneCode, register } = registrationCalls;
const { resetPassword } = passwordCalls;

/** What a phone's owner may do without a session: an account, a new password. */
export const registrationApi = areaApi(client, { sendPhoneCode, checkPhoneCode, register, resetPassword });
