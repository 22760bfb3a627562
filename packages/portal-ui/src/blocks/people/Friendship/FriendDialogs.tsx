import { useId, useState, type SubmitEvent } from 'react';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { stack } from '../../../primitives/Dialog/Dialog.css.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { CountedTextArea } from '../../../primitives/Field/CountedField.tsx';
import { codePoints } from '../../../hooks/code-points.ts';
import type { FriendshipLabels, FriendshipOptions } from './types.ts';
import type { Friendship } from './use-friendship.ts';

/** Maximum length of a request's message in code points (decision D3). */
const messageMax = 100;

export interface FriendDialogsProps {
  name: string;
  friendship: Friendship;
  isMessageAllowed: FriendshipOptions['isMessageAllowed'];
  labels: FriendshipLabels;
}

/** Dialogs before adding or removing a friend. */
export function FriendDialogs({ name, friendship, isMessageAllowed, labels }: FriendDialogsProps) {
  const { pendingAction, cancel } = friendship;
  // Closing does not cancel a pending mutation.
  const handleOpenChange = (open: boolean) => !open && !pendingAction?.pending && cancel();
  return (
    <>
      <Dialog open={pendingAction?.name === 'request'} onOpenChange={handleOpenChange}>
        <DialogContent width="narrow">
          <AskForm {...{ name, friendship, isMessageAllowed, labels }} />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={pendingAction?.name === 'remove'}
        onOpenChange={handleOpenChange}
        title={labels.removeTitle}
        description={labels.removeQuestion}
        confirmLabel={labels.removeFriend}
        cancelLabel={labels.cancel}
        tone="danger"
        pending={pendingAction?.pending ?? false}
        error={pendingAction?.name === 'remove' ? pendingAction.error : undefined}
        onConfirm={friendship.remove}
      />
    </>
  );
}

function AskForm({ name, friendship, isMessageAllowed = () => true, labels }: FriendDialogsProps) {
  const { pendingAction, greeting, sendRequest } = friendship;
  const [message, setMessage] = useState(greeting);
  const formId = useId();
  const allowed = isMessageAllowed(message);
  const fits = allowed && codePoints(message) <= messageMax;
  const pending = pendingAction?.pending ?? false;
  const error = pendingAction?.name === 'request' ? pendingAction.error : undefined;
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending && fits) sendRequest(message.trim());
  }
  return (
    <>
      <DialogHeader closeLabel={labels.close}>
        <DialogTitle>{labels.askTitle}</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <form id={formId} noValidate className={stack} onSubmit={handleSubmit}>
          <DialogDescription>{labels.askHint}</DialogDescription>
          <CountedTextArea
            name="message"
            rows={3}
            max={messageMax}
            label={labels.askMessage}
            labels={labels}
            error={allowed ? undefined : labels.askForbidden}
            value={message}
            readOnly={pending}
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(message.length, message.length)}
            onValueChange={setMessage}
          />
          {error !== undefined && <Banner tone="danger">{error}</Banner>}
        </form>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button>{labels.cancel}</Button>
        </DialogClose>
        <Button
          type="submit"
          form={formId}
          variant="solid"
          pending={pending}
          disabled={!fits}
          aria-description={name}
        >
          {labels.askSubmit}
        </Button>
      </DialogFooter>
    </>
  );
}
