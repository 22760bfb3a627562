import '@snap/portal-ui/message-composer/styles.css';
import { MessageComposer, type Mention } from '@snap/portal-ui/message-composer';
import { messageComposer } from '@snap/portal-ui/message-composer/labels/en';
import { useState } from 'react';

const members = [
  { id: '10086', name: 'Li Na', position: 'Reporter' },
  { id: '10088', name: 'Omar Farouk', position: 'Producer' },
];

export function WriteMessage() {
  const [draft, setDraft] = useState<{ text: string; mentions: readonly Mention[] }>({
    text: '',
    mentions: [],
  });
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <>
      <ol>
        {sent.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <MessageComposer
        name="Night shift"
        value={draft.text}
        mentions={draft.mentions}
        onValueChange={(text, mentions) => setDraft({ text, mentions })}
        onSend={({ text }) => {
          setSent([...sent, text]);
          setDraft({ text: '', mentions: [] });
        }}
        field={{ sendKey: 'enter', maxLength: 10_000 }}
        mentionable={{
          source: async (query) =>
            members.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
        }}
        labels={messageComposer}
      />
    </>
  );
}
