import { queryOptions } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';

/** Milliseconds between two reads of an open page, and while a backup is being made. */
const READ_EVERY_MS = 15_000;
const READ_DURING_BACKUP_MS = 2_000;

/** The state of the installation, read again while the page is open. */
export const healthQueryOptions = () =>
  queryOptions({
    queryKey: ['health'],
    queryFn: () => administrationApi.health(),
    refetchInterval: ({ state }) =>
      state.data?.installation?.backups.running ? READ_DURING_BACKUP_MS : READ_EVERY_MS,
  });

/** What is left to do on the first day. */
export const firstStepsQueryOptions = () =>
  queryOptions({
    queryKey: ['first-steps'],
    queryFn: () => administrationApi.firstSteps(),
    refetchInterval: READ_EVERY_MS,
  });
