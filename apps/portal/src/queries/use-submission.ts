import { describeFailure } from '@snap/portal-api/errors';
import { useMutation } from '@tanstack/react-query';
import { useCatalogue } from '../errors/catalogue.ts';
import { useForgetAway } from '../errors/use-forget-away.ts';
import { queryClient } from './query-client.ts';

interface Submission<Variables> {
  submit: (variables: Variables) => void;
  status: 'idle' | 'pending' | 'error';
  /** The reason of a failure, in the active language; undefined where it is shown elsewhere. */
  errorText: string | undefined;
  /** What the last submission failed with. */
  error: unknown;
}

/**
 * The mutation of a dialog that stays open with the reason of its failure. That the server could not be reached is cleared on
 * reconnection.
 */
export function useSubmission<Variables = void>(
  mutationFn: (variables: Variables) => Promise<unknown>,
): Submission<Variables> {
  const catalogue = useCatalogue();
  // Given by hand: the dialogs over all pages are outside of the shell's provider.
  const { mutate, reset, isPending, error } = useMutation({ mutationFn }, queryClient);
  useForgetAway(error ?? undefined, reset);
  const errorText = error ? describeFailure(error, catalogue)?.text : undefined;
  return {
    submit: mutate,
    status: isPending ? 'pending' : errorText === undefined ? 'idle' : 'error',
    errorText,
    error: error ?? undefined,
  };
}
