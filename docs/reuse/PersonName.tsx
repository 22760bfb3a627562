import '@snap/portal-ui/person-card/styles.css';
import { PersonCardDialog, PersonHoverCard, usePersonStack } from '@snap/portal-ui/person-card';
import type { PersonView } from '@snap/portal-ui/views';
import { personCard } from '@snap/portal-ui/person-card/labels/en';
import { useState } from 'react';
import { usePerson } from './use-person.ts';

interface PersonNameProps {
  person: PersonView;
  onMessage: (id: string) => void;
}

/** A name with a hover card; a click opens the full card. */
export function PersonName({ person, onMessage }: PersonNameProps) {
  const [rests, setRests] = useState(false);
  const { current, previous, open, back, close } = usePersonStack();
  const shown = current ?? (rests ? person : undefined);
  const { content, retry } = usePerson(shown);
  const card = {
    ...content,
    onMessage: () => onMessage(shown?.id ?? person.id),
    onRetry: retry,
    labels: personCard,
  };
  return (
    <>
      <PersonHoverCard {...card} open={rests} onOpenChange={setRests} onOpenCard={() => open(person)}>
        <button type="button" onClick={() => open(person)}>
          {person.name}
        </button>
      </PersonHoverCard>
      <PersonCardDialog
        {...card}
        open={current !== undefined}
        onOpenChange={(opens) => !opens && close()}
        onOpenPerson={open}
        onBack={back}
        backTo={previous?.name}
      />
    </>
  );
}
