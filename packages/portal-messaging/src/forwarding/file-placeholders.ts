import type { MessageKind } from '@snap/portal-api/contract';

/** What a forwarded file says in place of words (specification, section 3), whatever the language of its reader. */
export const filePlaceholders = { file: '[附件]', image: '[图片]' } as const;

/** The text only stands for the file beside it. */
export function standsForFile(text: string, kind: MessageKind): boolean {
  return (kind === 'file' || kind === 'image') && Object.values<string>(filePlaceholders).includes(text);
}
