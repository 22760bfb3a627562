import { useState } from 'react';
import { useOptimisticValue } from '../../../hooks/use-optimistic-value.ts';
import { settle, resultMessage, type ResultMessage } from '../../../hooks/mutation-result.ts';
import type { FriendRelation, PersonCardView } from '../PersonCard/index.ts';
import type { FriendshipLabels, FriendshipOptions } from './types.ts';

type FriendshipPerson = Pick<PersonCardView, 'relation' | 'starred' | 'verifiesFriends'>;

/** Status of an action with a dialog. */
export type FriendshipAction =
  | { name: 'request' | 'remove'; pending: boolean; error?: string | undefined }
  /** A request without a dialog is pending: no consent is needed. */
  | { name: 'greet'; pending: true };

const done = async () => ({ ok: true });

/** Behaviour of the star and the friend button: optimistic state, dialogs, announcements. */
export function useFriendship(
  person: FriendshipPerson,
  { onStarredChange, onAddFriend, onRemoveFriend, viewerName }: FriendshipOptions,
  labels: FriendshipLabels,
) {
  const { verifiesFriends = false } = person;
  const [pendingAction, setPendingAction] = useState<FriendshipAction>();
  const [message, setMessage] = useState<ResultMessage>();
  const [optimistic, setOptimistic] = useState<{
    from: FriendRelation | undefined;
    relation: FriendRelation;
  }>();
  const [starred, setStarred] = useOptimisticValue(
    person.starred ?? false,
    onStarredChange ?? done,
    (outcome) => setMessage(resultMessage(outcome, outcome.ok ? undefined : labels.starFailed)),
  );
  // A new state passed by the app replaces the optimistic one.
  if (optimistic && optimistic.from !== person.relation) setOptimistic(undefined);

  const setRelation = (relation: FriendRelation) => setOptimistic({ from: person.relation, relation });
  const greeting = labels.greeting(viewerName);

  async function sendRequest(text: string) {
    if (!onAddFriend) return;
    setMessage(undefined);
    setPendingAction(verifiesFriends ? { name: 'request', pending: true } : { name: 'greet', pending: true });
    const outcome = await settle(() => onAddFriend(text));
    const words = resultMessage(outcome, outcome.ok ? labels.requestSent : labels.requestFailed);
    if (outcome.ok) {
      setRelation(
        ('relation' in outcome ? outcome.relation : undefined) ??
          (verifiesFriends ? 'requestSent' : 'friend'),
      );
      setPendingAction(undefined);
      setMessage(words);
    } else if (verifiesFriends) {
      setPendingAction({ name: 'request', pending: false, error: words?.text });
    } else {
      setPendingAction(undefined);
      setMessage(words);
    }
  }

  async function remove() {
    if (!onRemoveFriend) return;
    setMessage(undefined);
    setPendingAction({ name: 'remove', pending: true });
    const outcome = await settle(onRemoveFriend);
    const words = resultMessage(outcome, outcome.ok ? labels.friendRemoved : labels.removeFailed);
    if (outcome.ok) {
      setRelation('stranger');
      setPendingAction(undefined);
      setMessage(words);
    } else setPendingAction({ name: 'remove', pending: false, error: words?.text });
  }

  return {
    relation: optimistic ? optimistic.relation : person.relation,
    starred,
    toggleStar: () => {
      setMessage(undefined);
      setStarred(!starred);
    },
    pendingAction,
    /** Result of the last action, until the next one. */
    message,
    greeting,
    /** Adds at once where no consent is needed; otherwise opens the dialog. */
    startAdding: () =>
      verifiesFriends ? setPendingAction({ name: 'request', pending: false }) : void sendRequest(greeting),
    startRemoving: () => setPendingAction({ name: 'remove', pending: false }),
    cancel: () => setPendingAction(undefined),
    sendRequest: (text: string) => void sendRequest(text),
    remove: () => void remove(),
  };
}

export type Friendship = ReturnType<typeof useFriendship>;
