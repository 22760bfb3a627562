import { beforeEach, expect, test, vi } from 'vitest';
import { applicationsApi } from '../../page-apis.ts';
import { queryClient } from '../../queries/query-client.ts';
import { changeOwnApplication, sortOwnApplications } from './mutations.ts';
import { applicationsQuery, ownApplications } from './queries.ts';

const sent: string[] = [];
const replies: (() => void)[] = [];
for (const name of ['addOwn', 'removeOwn', 'sortOwn'] as const) {
  vi.spyOn(applicationsApi, name).mockImplementation((input: object) => {
    sent.push(`${name} ${Object.values(input).flat().join()}`);
    return new Promise<void>((resolve) => replies.push(resolve));
  });
}

const app = (id: string) => ({ id, name: id, icon: 'box', redirectUri: `/${id}`, isOwn: false });

beforeEach(() => {
  queryClient.setQueryData(applicationsQuery.queryKey, [{ name: '办公', apps: [app('oa'), app('mam')] }]);
});

test('changes are sent one after another, in the order in which they were made', async () => {
  const changes = [changeOwnApplication('oa', true), changeOwnApplication('mam', true)];
  changes.push(sortOwnApplications(['mam', 'oa']));
  for (const expected of ['addOwn oa', 'addOwn mam', 'sortOwn mam,oa']) {
    // oxlint-disable-next-line no-await-in-loop -- each waits for the reply to the one before it
    await vi.waitFor(() => expect(sent.at(-1)).toBe(expected));
    replies.at(-1)?.();
  }
  await Promise.all(changes);
  expect(sent).toHaveLength(3);
  const groups = queryClient.getQueryData(applicationsQuery.queryKey) ?? [];
  expect(ownApplications(groups).map(({ id }) => id)).toEqual(['mam', 'oa']);
});
