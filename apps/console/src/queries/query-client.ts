import { QueryClient } from '@tanstack/react-query';

/** Server state of the pages. The client retries what may be retried; nothing is stored on the device. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
});
