/** Both people of a one-to-one conversation or a friendship, the lesser id first. With oneself it is the same twice. */
export function personPair(one: string, other: string): [low: string, high: string] {
  return one < other ? [one, other] : [other, one];
}
