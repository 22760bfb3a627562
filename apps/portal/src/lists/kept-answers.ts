import { session } from '../stores/session.ts';

/** Answers kept on the device so that pages can be read without a network (docs/decisions/0060); at most so many. */
const MOST_ANSWERS = 60;
const prefix = 'answer:';

// Later than the page: nothing of the first frame needs it.
const keptPlace = async () => (await import('../stores/kept.ts')).keptOf(session.userId);

/** Caches a response under a name, for the person signed in. Never rejects. */
export async function keepAnswer(name: string, value: unknown): Promise<void> {
  try {
    const kept = await keptPlace();
    await kept.put(prefix + name, value);
    const answers = (await kept.names()).filter(
      (known) => known.startsWith(prefix) && known !== prefix + name,
    );
    await Promise.all(answers.slice(MOST_ANSWERS - 1).map((known) => kept.remove(known)));
  } catch {
    // Without storage nothing is cached.
  }
}

/** The cached response; undefined when there is none. Never rejects. */
export async function keptAnswer<Value>(name: string): Promise<Value | undefined> {
  try {
    return await (await keptPlace()).get<Value>(prefix + name);
  } catch {
    return undefined;
  }
}
