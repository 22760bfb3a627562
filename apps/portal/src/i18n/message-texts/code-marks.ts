/** Code between two lines of three backquotes, with its language, or between two backquotes on one line. */
const code = /```(?:[\w+-]*\n)?([\s\S]*?)\n?```|`([^`\n]+)`/gu;

/** A message where it is shown as one line: code without the backquotes that make it code in the conversation. */
export function withoutCodeMarks(text: string): string {
  return text.replace(
    code,
    (_, block: string | undefined, inline: string | undefined) => block ?? inline ?? '',
  );
}
