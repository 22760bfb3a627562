import { failureText } from '@snap/portal-api/errors';
import { splitUserId } from '@snap/portal-api/rules';
import { SecondFactor, type SecondFactorPurpose, type SecondFactorStep } from '@snap/portal-ui/second-factor';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { secondFactorApi } from '../../page-apis.ts';
import { queryClient } from '../../queries/query-client.ts';
import { queryStatus } from '../../queries/status.ts';
import { session } from '../../stores/session.ts';

/** Not stored on the device: an old answer would be taken for the present one. */
const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => secondFactorApi.secondFactor(),
  meta: { volatile: true },
});

/** The user's second factor (decision 120). */
export function SecondFactorContainer() {
  const { secondFactor: labels } = useLazyLabels('settings');
  const language = useShownLanguage();
  const catalogue = useCatalogue();
  const { userId } = useSnapshot(session);
  const query = useQuery(secondFactorQuery);
  const [step, setStep] = useState<SecondFactorStep>();
  const { mutate, reset, status, error } = useMutation({
    mutationFn: (next: () => Promise<SecondFactorStep | undefined>) => next(),
    onSuccess: (next) => {
      setStep(next);
      return queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
  });
  const { since, recoveryLeft } = query.data ?? {};
  return (
    <SecondFactor
      status={queryStatus(query)}
      since={
        since === undefined
          ? undefined
          : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(since)
      }
      recoveryLeft={recoveryLeft}
      step={step}
      onStepChange={(next) => {
        reset();
        setStep(next);
      }}
      request={{
        status: status === 'success' ? 'idle' : status,
        error: error === null ? undefined : failureText(error, catalogue),
      }}
      username={splitUserId(userId)?.login ?? userId}
      onPassword={(password, purpose) => mutate(() => afterPassword(password, purpose))}
      onCode={(code) =>
        mutate(async () => ({ kind: 'codes', codes: await secondFactorApi.confirmSecondFactor({ code }) }))
      }
      onRetry={() => void query.refetch()}
      labels={labels}
    />
  );
}

async function afterPassword(
  password: string,
  purpose: SecondFactorPurpose,
): Promise<SecondFactorStep | undefined> {
  if (purpose === 'renew')
    return { kind: 'codes', codes: await secondFactorApi.renewRecoveryCodes({ password }) };
  if (purpose === 'remove') {
    await secondFactorApi.removeSecondFactor({ password });
    return undefined;
  }
  const [{ secret, address }, { encode }] = await Promise.all([
    secondFactorApi.beginSecondFactor({ password }),
    import('uqr'),
  ]);
  return { kind: 'app', secret, qr: encode(address, { border: 0 }).data };
}
