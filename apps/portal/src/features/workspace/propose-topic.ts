import { areaApi } from '@snap/portal-api';
import { newsroom } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { proposedTopics } from '../../stores/proposed-topics.ts';
import { session } from '../../stores/session.ts';

export interface Topic {
  title: string;
  content: string;
  /** Code of its kind. */
  type: string | undefined;
}

// Apart from workspace-api.ts, so that the board does not carry these calls' schemas.
const api = areaApi(client, { codeList: newsroom.codeList, proposeTopic: newsroom.proposeTopic });

/** The code list that says of what kind a topic is. */
const topicKinds = 'repthesType';

export const topicKindsQuery = queryOptions({
  queryKey: ['workspace', 'topic-kinds'],
  queryFn: async ({ signal }) => (await api.codeList({ codeType: topicKinds }, { signal })).result.entries,
});

const none: Topic = { title: '', content: '', type: undefined };
let begun: { userId: string; topic: Topic } | undefined;

/** What has been typed and not proposed, until the page is closed or another user signs in. */
export const begunTopic = {
  read: (): Topic => (begun?.userId === session.userId ? begun.topic : none),
  keep(topic: Topic): void {
    begun = { userId: session.userId, topic };
  },
};

/** Ids of attempts by what was sent: a repeat of the same topic makes no second one. */
const attempts = new Map<string, string>();

/** Proposes a topic. Throws what the server refuses it for. */
export async function proposeTopic(topic: Topic & { type: string }): Promise<void> {
  const key = JSON.stringify([session.userId, topic]);
  const clientId = attempts.get(key) ?? crypto.randomUUID();
  attempts.set(key, clientId);
  await api.proposeTopic({ ...topic, title: topic.title.trim(), clientId });
  attempts.delete(key);
  begun = undefined;
  proposedTopics.count += 1;
}
