/** Position in the conversation, which the id of a message ends with (`conversation-seq`); 0 without an id. */
export function seqOfMessageId(id: string | undefined): number {
  const seq = Number(id?.slice(id.lastIndexOf('-') + 1));
  return Number.isInteger(seq) ? seq : 0;
}

/** Id of the message at another position in the conversation of `id`. */
export function messageIdAt(id: string, seq: number): string {
  return id.slice(0, id.lastIndexOf('-') + 1) + String(seq);
}
