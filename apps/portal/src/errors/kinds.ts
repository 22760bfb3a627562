import { errorCode } from '@snap/portal-api';
import { codes } from '@snap/portal-api/contract';

export { errorCode, isAborted, isAway, isOffline } from '@snap/portal-api';

/** Nothing is answered before the person's password is changed (decision A6). */
export const isRefusedForPassword = (error: unknown): boolean => errorCode(error) === codes.passwordForced;
