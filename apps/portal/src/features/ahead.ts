/** A question to the server. Keep its identity: answers are found by it. */
type Ask<Value> = (signal: AbortSignal) => Promise<Value>;

interface Ahead {
  /** Who asked: nobody else is shown the answer. */
  account: string;
  answer: Promise<unknown>;
  /** What it was, once it is here. */
  value?: unknown;
}

/** So long an answer may wait for what shows it. Milliseconds. */
const patience = 10_000;

const underWay = new Map<Ask<unknown>, Ahead>();
/** Whoever was drawn once asks by themself. */
const drawn = new Set<Ask<unknown>>();

/**
 * Asks before what shows the answer is drawn, so that it is drawn once, with the answer, and not first without. A failure
 * is forgotten: who is drawn then asks again. Resolves to the answer, or to nothing when nobody needs to ask.
 */
export async function askAhead<Value>(account: string, ask: Ask<Value>): Promise<Value | undefined> {
  if (drawn.has(ask) || underWay.get(ask)?.account === account) return undefined;
  const answer = ask(new AbortController().signal);
  const ahead: Ahead = { account, answer };
  underWay.set(ask, ahead);
  const forget = () => {
    if (underWay.get(ask) === ahead) underWay.delete(ask);
  };
  try {
    const value = await answer;
    ahead.value = value;
    setTimeout(forget, patience);
    return value;
  } catch {
    forget();
    return undefined;
  }
}

/** The answer, when it is here already; for the first drawing. */
export function answeredAhead<Value>(account: string, ask: Ask<Value>): Value | undefined {
  const ahead = underWay.get(ask);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the answer to this very question
  return ahead?.account === account ? (ahead.value as Value | undefined) : undefined;
}

/** The answer that is here or on its way, for whoever would ask now; once. */
export function takeAhead<Value>(account: string, ask: Ask<Value>): Promise<Value> | undefined {
  drawn.add(ask);
  const ahead = underWay.get(ask);
  underWay.delete(ask);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the answer to this very question
  return ahead?.account === account ? (ahead.answer as Promise<Value>) : undefined;
}
