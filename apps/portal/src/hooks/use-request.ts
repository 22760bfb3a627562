import { failureText } from '@snap/portal-api/errors';
import { useState } from 'react';
import { useCatalogue } from '../errors/catalogue.ts';
import { errorCode, isAborted } from '../errors/kinds.ts';

type RequestState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** A request where there is no query client: before a session, and to end one. */
export function useRequest() {
  const catalogue = useCatalogue();
  const [state, setState] = useState<RequestState>({ status: 'idle' });
  const failed = state.status === 'error';
  return {
    status: state.status,
    failure: failed ? state.error : undefined,
    /** The reason of the failure, in the active language. */
    error: failed ? failureText(state.error, catalogue) : undefined,
    /** Its code. */
    code: failed ? errorCode(state.error) : undefined,
    reset: () => setState({ status: 'idle' }),
    /**
     * Sends the request, and then calls `done`. An aborted request is no failure.
     * @param onFailed called with a failure; returns whether it is shown elsewhere
     */
    send: async (
      request: () => Promise<unknown>,
      done: () => unknown,
      onFailed: (error: unknown) => boolean = () => false,
    ): Promise<void> => {
      setState({ status: 'pending' });
      try {
        await request();
      } catch (error) {
        const shown = onFailed(error) || isAborted(error);
        setState(shown ? { status: 'idle' } : { status: 'error', error });
        return;
      }
      await done();
    },
  };
}
