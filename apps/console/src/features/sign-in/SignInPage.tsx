import { useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { Skeleton, SkeletonBlock } from '@snap/portal-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCatalogue } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { ProviderForm } from './ProviderForm.tsx';
import { identityProviderQueryOptions } from './queries.ts';

/** How people sign in: the organisation's identity provider. */
export function SignInPage() {
  const { t } = useLingui();
  const catalogue = useCatalogue();
  const provider = useQuery(identityProviderQueryOptions());
  const status = queryStatus(provider);
  return (
    <Page layout="text">
      <PageHeader
        title={t`Sign-in`}
        note={t`People sign in with the identity provider of the organisation, by OpenID Connect. Passwords go on to work.`}
      />
      {provider.data ? (
        <ProviderForm provider={provider.data} />
      ) : status === 'loading' ? (
        <Skeleton label={t`Loading the settings`} className="grid gap-5">
          {[60, 100, 100, 100].map((width, row) => (
            <SkeletonBlock key={row} shape="block" width={`${width}%`} height={40} />
          ))}
        </Skeleton>
      ) : (
        <EmptyState
          variant={status === 'offline' ? 'offline' : 'failed'}
          text={failureText(provider.error, catalogue)}
          action={<Button onClick={() => void provider.refetch()}>{t`Try again`}</Button>}
        />
      )}
    </Page>
  );
}
