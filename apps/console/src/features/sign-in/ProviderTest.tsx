import { useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import type { IdentityTestResult } from '@snap/portal-api/contract';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { useMutation } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';
import { useCatalogue } from '../../i18n/activate.ts';

/** Tests what is saved, and says what is wrong. */
export function ProviderTest({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const catalogue = useCatalogue();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => administrationApi.testIdentityProvider(),
  });
  const issuer = data?.issuer ?? '';
  const sentences: Record<IdentityTestResult, string> = {
    works: data?.backChannelLogout
      ? t`The provider knows this client.`
      : t`The provider knows this client. It does not tell the portal when somebody logs out there.`,
    notSet: t`Issuer and client are not set.`,
    unreachable: t`The provider did not respond. Check the issuer, and whether the server may reach it.`,
    noProvider: t`Something responds at this address, but not as a provider of OpenID Connect does.`,
    otherIssuer: t`The provider calls itself ${issuer}. Enter exactly that as the issuer.`,
    insecure: t`The provider names an address without https.`,
    clientRefused: t`The provider does not accept this client ID or this secret.`,
  };
  return (
    <>
      <Button type="button" pending={isPending} disabled={disabled} onClick={() => mutate()}>
        {t`Test`}
      </Button>
      {data && !isPending && (
        <Banner className="w-full" tone={data.outcome === 'works' ? 'success' : 'danger'}>
          {sentences[data.outcome]}
        </Banner>
      )}
      {error !== null && (
        <Banner className="w-full" tone="danger">
          {failureText(error, catalogue)}
        </Banner>
      )}
    </>
  );
}
