import { queryOptions } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';

export const identityProviderQueryOptions = () =>
  queryOptions({
    queryKey: ['identity-provider'],
    queryFn: () => administrationApi.identityProvider(),
  });
