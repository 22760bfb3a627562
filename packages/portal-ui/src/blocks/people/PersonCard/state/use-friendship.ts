import { useState } from 'react';
import { useOptimisticValue } from '../../../../hooks/use-optimistic-value.ts';
import { settle, wordsOf, type Notice } from '../../../../hooks/outcome.ts';
import type { FriendRelation, FriendshipOptions, PersonCardLabels, PersonCardView } from '../types.ts';

type FriendshipPerson = Pick<PersonCardView, 'relation' | 'starred' | 'verifiesFriends'>;

/** Status of an action with a dialog. */
export type FriendshipStep =
  | { name: 'ask' | 'remove'; pending: boolean; error?: string | undefined }
  /** A request without a dialog is pending: no consent is needed. */
  | { name: 'greet'; pending: true };

const done = async () => ({ ok: true });

/** Behaviour of the star and the friend button: optimistic state, dialogs, announcements. */
export function useFriendship(
  person: FriendshipPerson,
  { onStarredChange, onAddFriend, onRemoveFriend, viewerName }: FriendshipOptions,
  labels: PersonCardLabels,
) {
  const { verifiesFriends = false } = person;
  const [step, setStep] = useState<FriendshipStep>();
  const [notice, setNotice] = useState<Notice>();
  const [became, setBecame] = useState<{ held: FriendRelation | undefined; relation: FriendRelation }>();
  const [starred, setStarred] = useOptimisticValue(
    person.starred ?? false,
    onStarredChange ?? done,
    (outcome) => setNotice(wordsOf(outcome, outcome.ok ? undefined : labels.starFailed)),
  );
  // A new state passed by the app replaces the optimistic one.
  if (became && became.held !== person.relation) setBecame(undefined);

  const become = (relation: FriendRelation) => setBecame({ held: person.relation, relation });
  const greeting = labels.greeting(viewerName);

  async function ask(message: string) {
    if (!onAddFriend) return;
    setNotice(undefined);
    setStep(verifiesFriends ? { name: 'ask', pending: true } : { name: 'greet', pending: true });
    const outcome = await settle(() => onAddFriend(message));
    const words = wordsOf(outcome, outcome.ok ? labels.requestSent : labels.requestFailed);
    if (outcome.ok) {
      become(
        ('relation' in outcome ? outcome.relation : undefined) ??
          (verifiesFriends ? 'requestSent' : 'friend'),
      );
      setStep(undefined);
      setNotice(words);
    } else if (verifiesFriends) {
      setStep({ name: 'ask', pending: false, error: words?.text });
    } else {
      setStep(undefined);
      setNotice(words);
    }
  }

  async function remove() {
    if (!onRemoveFriend) return;
    setNotice(undefined);
    setStep({ name: 'remove', pending: true });
    const outcome = await settle(onRemoveFriend);
    const words = wordsOf(outcome, outcome.ok ? labels.friendRemoved : labels.removeFailed);
    if (outcome.ok) {
      become('stranger');
      setStep(undefined);
      setNotice(words);
    } else setStep({ name: 'remove', pending: false, error: words?.text });
  }

  return {
    relation: became ? became.relation : person.relation,
    starred,
    toggleStar: () => {
      setNotice(undefined);
      setStarred(!starred);
    },
    step,
    /** Result of the last action, until the next one. */
    notice,
    greeting,
    /** Adds at once where no consent is needed; otherwise opens the dialog. */
    startAdding: () => (verifiesFriends ? setStep({ name: 'ask', pending: false }) : void ask(greeting)),
    startRemoving: () => setStep({ name: 'remove', pending: false }),
    cancel: () => setStep(undefined),
    ask: (message: string) => void ask(message),
    remove: () => void remove(),
  };
}

export type Friendship = ReturnType<typeof useFriendship>;
