import { useEffect, useState } from 'react';
import {
  Friendship,
  type FriendshipLabels,
  type FriendshipOptions,
} from '../blocks/people/Friendship/index.ts';
import {
  PersonCard,
  PersonCardDialog,
  usePersonStack,
  type PersonCardContent,
  type PersonCardLabels,
  type PersonCardView,
} from '../blocks/people/PersonCard/index.ts';
import type { PersonView } from '../blocks/shared/index.ts';

/** Fetches a person; undefined for an unknown id. */
export type LoadPerson = (id: string, signal: AbortSignal) => Promise<PersonCardView | undefined>;

interface PersonCardElementProps {
  /** A complete person, or what is known until `load` resolves. */
  person: PersonView | PersonCardView;
  load: LoadPerson | undefined;
  own: boolean;
  omitEmpty: boolean;
  friendship: FriendshipOptions;
  /** Absent: there is no message button. */
  onMessage: ((person: PersonView) => void) | undefined;
  labels: PersonCardLabels & FriendshipLabels;
}

const isComplete = (person: PersonView | PersonCardView): person is PersonCardView => 'departments' in person;

/** The card in the page. */
export function LoadedPersonCard({ person, load, onMessage, friendship, ...rest }: PersonCardElementProps) {
  const { content, retry } = usePersonContent(person, load);
  return (
    <PersonCard
      {...content}
      {...rest}
      renderFriendship={(slot) => <Friendship {...slot} {...friendship} labels={rest.labels} />}
      onMessage={onMessage && (() => onMessage(person))}
      onRetry={retry}
    />
  );
}

interface PersonCardDialogElementProps extends PersonCardElementProps {
  onClose: () => void;
}

/** The card in a dialog. Leaders on a card open theirs over it, if they can be fetched. */
export function LoadedPersonDialog(props: PersonCardDialogElementProps) {
  const { person: first, load, own, omitEmpty, friendship, onMessage, onClose, labels } = props;
  const { current: person = first, previous, open, back } = usePersonStack(first);
  const { content, retry } = usePersonContent(person, load);
  return (
    <PersonCardDialog
      {...content}
      renderFriendship={(slot) => (
        <Friendship {...slot} {...(person.id === first.id && friendship)} labels={labels} />
      )}
      own={own && person.id === first.id}
      omitEmpty={omitEmpty}
      open
      onOpenChange={(opens) => !opens && onClose()}
      onMessage={onMessage && (() => onMessage(person))}
      onOpenPerson={load && open}
      onBack={back}
      backTo={previous?.name}
      onRetry={retry}
      labels={labels}
    />
  );
}

/** Fetches a person who is not complete. */
function usePersonContent(person: PersonView | PersonCardView, load: LoadPerson | undefined) {
  const [tries, setTries] = useState(0);
  const [response, setResponse] = useState<{ request: string; content: PersonCardContent }>();
  const complete = isComplete(person);
  const { id } = person;
  const request = `${id} ${tries}`;
  useEffect(() => {
    if (complete || !load) return undefined;
    const abort = new AbortController();
    const settle = (content: PersonCardContent) => {
      if (!abort.signal.aborted) setResponse({ request, content });
    };
    load(id, abort.signal).then(
      (found) => settle(found ? { status: 'ready', person: found } : { status: 'missing' }),
      () => settle({ status: navigator.onLine ? 'error' : 'offline' }),
    );
    return () => abort.abort();
  }, [complete, id, load, request]);
  const known: PersonCardContent = complete
    ? { status: 'ready', person }
    : { status: 'loading', person: person.name === '' ? undefined : person };
  const content = !complete && response?.request === request ? response.content : known;
  return { content, retry: () => setTries(tries + 1) };
}
