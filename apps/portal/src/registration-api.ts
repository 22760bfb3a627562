import { areaApi } from '@snap/portal-api';
import { passwords, registration } from '@snap/portal-api/areas';
import { client } from './api.ts';

const { sendPhoneCode, checkPhoneCode, register } = registration;
const { resetPassword } = passwords;

/** What a phone's owner may do without a session: an account, a new password. */
export const registrationApi = areaApi(client, { sendPhoneCode, checkPhoneCode, register, resetPassword });
