/** State of data that comes from the server. `offline`: no response; what is known stays. */
export type DataStatus = 'loading' | 'ready' | 'error' | 'offline';
