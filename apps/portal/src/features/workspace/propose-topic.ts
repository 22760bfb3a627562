import { areaApi } from '@snap/portal-api';
import { newsroom } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { readDraft, writeDraft } from '../../stores/device-drafts.ts';
import { invalidate } from '../../queries/query-client.ts';
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

const draftKey = () => `snap-portal:topic:${session.userId}`;

/** The draft of a topic on this device. */
export const topicDraft = {
  read(): Topic {
    const topic: Topic = { title: '', content: '', type: undefined };
    try {
      const stored: unknown = JSON.parse(readDraft(draftKey()) || '{}');
      if (typeof stored !== 'object' || stored === null) return topic;
      if ('title' in stored && typeof stored.title === 'string') topic.title = stored.title;
      if ('content' in stored && typeof stored.content === 'string') topic.content = stored.content;
      if ('type' in stored && typeof stored.type === 'string') topic.type = stored.type;
    } catch {
      // Damaged: treated as empty.
    }
    return topic;
  },
  store: (topic: Topic): void => writeDraft(draftKey(), JSON.stringify(topic)),
  forget: (): void => writeDraft(draftKey(), ''),
};

/** Client ids by topic: a retry of the same topic creates no second one. */
const attempts = new Map<string, string>();

/** Proposes a topic. Rejects with the server's refusal. */
export async function proposeTopic(topic: Topic & { type: string }): Promise<void> {
  const key = JSON.stringify([session.userId, topic]);
  const clientId = attempts.get(key) ?? crypto.randomUUID();
  attempts.set(key, clientId);
  await api.proposeTopic({ ...topic, title: topic.title.trim(), clientId });
  attempts.delete(key);
  topicDraft.forget();
  invalidate('workspace', 'stories');
}
