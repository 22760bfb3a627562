import { useEffect, useState } from 'react';
import type { TopicSource, TopicView } from './types.ts';

interface Answer {
  attempt: number;
  status: 'ready' | 'error' | 'offline';
  topics: readonly TopicView[];
}

/** Loads the topics once, and again at each retry. */
export function useTopics(source: TopicSource) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const topics = await source.topics(signal);
        if (!signal.aborted) setAnswer({ attempt, status: 'ready', topics });
      } catch (error) {
        const status = source.isOffline?.(error) ? 'offline' : 'error';
        if (!signal.aborted) setAnswer({ attempt, status, topics: [] });
      }
    };
    void load();
    return () => controller.abort();
  }, [source, attempt]);
  const current = answer?.attempt === attempt ? answer : undefined;
  return {
    status: current?.status ?? ('loading' as const),
    topics: current?.topics ?? [],
    retry: () => setAttempt((before) => before + 1),
  };
}
