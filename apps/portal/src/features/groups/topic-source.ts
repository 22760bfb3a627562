import type { AreaApi } from '@snap/portal-api';
import type { boardNews } from '@snap/portal-api/areas';
import { limits } from '@snap/portal-api/contract';
import type { TopicSource } from '@snap/portal-ui/group-creator';
import { isOffline } from '../../errors/kinds.ts';

type TopicCalls = Pick<AreaApi<typeof boardNews>, 'todoStories' | 'hotspots'>;

const size = limits.newsroomPageMax;

/** What a topic group can be about: the stories on the person's desk, then the hotspots (decision F1). */
export function createTopicSource(calls: TopicCalls): TopicSource {
  return {
    topics: async (signal) => {
      const [{ stories }, { hotspots }] = await Promise.all([
        calls.todoStories({ size }, { signal }),
        calls.hotspots({ size }, { signal }),
      ]);
      return [
        ...stories.map(({ id, title, desk }) => ({ id, title, kind: 'story' as const, detail: desk })),
        ...hotspots.map(({ id, title, source }) => ({
          id,
          title,
          kind: 'hotspot' as const,
          detail: source,
        })),
      ];
    },
    isOffline,
  };
}
