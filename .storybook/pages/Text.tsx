/** A text with `code` between backticks. */
export const Text = ({ children }: { children: string }) =>
  children.split('`').map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- a text does not change
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );
