import { useEffect, useState } from 'react';
import type { TopicSource, TopicView } from '../types.ts';

interface TopicsResult {
  attempt: number;
  status: 'ready' | 'error' | 'offline';
  topics: readonly TopicView[];
}

/** Loads the topics once, and again at each retry. */
export function useTopics(source: TopicSource) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<TopicsResult>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const topics = await source.topics(signal);
        if (!signal.aborted) setResult({ attempt, status: 'ready', topics });
      } catch (error) {
        const status = source.isOffline?.(error) ? 'offline' : 'error';
        if (!signal.aborted) setResult({ attempt, status, topics: [] });
      }
    };
    void load();
    return () => controller.abort();
  }, [source, attempt]);
  const current = result?.attempt === attempt ? result : undefined;
  return {
    status: current?.status ?? ('loading' as const),
    topics: current?.topics ?? [],
    retry: () => setAttempt((before) => before + 1),
  };
}
