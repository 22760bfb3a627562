/** Both people of a one-to-one conversation or friendship, lesser id first. With oneself, the same id twice. */
export function personPair(one: string, other: string): [low: string, high: string] {
  return one < other ? [one, other] : [other, one];
}
