import { useState } from 'react';
import { fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { MessageComposer } from './MessageComposer.tsx';
import type { Mention, MessageComposerProps } from './types.ts';

/** For stories: holds the draft and clears it on send. */
export function Draft({ value: initial, mentions: picked = [], ...props }: MessageComposerProps) {
  const [value, setValue] = useState(initial);
  const [mentions, setMentions] = useState<readonly Mention[]>(picked);
  return (
    <MessageComposer
      {...props}
      value={value}
      mentions={mentions}
      onValueChange={(next, known) => {
        props.onValueChange(next, known);
        setValue(next);
        setMentions(known);
      }}
      onSend={(message) => {
        props.onSend(message);
        setValue('');
        setMentions([]);
      }}
    />
  );
}

/** Default args of the composer's stories. */
export const draftArgs = {
  value: '',
  onValueChange: fn(),
  onSend: fn(),
  field: { sendKey: 'enter', maxLength: 10_000 },
  name: '张伟',
  labels: en.messageComposer,
} satisfies MessageComposerProps;

/** Accessible name of the field in the stories. */
export const field = { name: 'Message to 张伟' };
