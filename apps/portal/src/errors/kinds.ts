export { errorCode, isAborted, isAway, isOffline } from '@snap/portal-api';
