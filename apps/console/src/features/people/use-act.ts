import { failureText } from '@snap/portal-api/errors';
import { useMutation } from '@tanstack/react-query';
import { useCatalogue } from '../../i18n/activate.ts';
import { refetchPeople } from './queries.ts';

/** A mutation of people or departments: what is shown is fetched again, also after a failure. */
export function useAct<Input = void, Result = unknown>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess?: (result: Result) => void,
) {
  const catalogue = useCatalogue();
  const { mutate, isPending, error } = useMutation({
    mutationFn,
    ...(onSuccess && { onSuccess }),
    onSettled: () => refetchPeople(),
  });
  return {
    run: mutate,
    status: isPending ? 'pending' : error === null ? 'idle' : 'error',
    error,
    /** Why it failed, in the active language. */
    errorText: error === null ? undefined : failureText(error, catalogue),
  } as const;
}
