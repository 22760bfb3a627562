import { useState } from 'react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { AccountSection } from './parts/AccountSection.tsx';
import { PersonForm } from './parts/PersonForm.tsx';
import * as styles from './PersonSheet.css.ts';
import type { PersonSheetProps } from './types.ts';

/**
 * Dialog with all of a person, or for a new one. Mount it per person: the form starts with the stored fields. Closing it
 * with unsaved changes asks first.
 */
export function PersonSheet({
  open,
  onOpenChange,
  person,
  status = 'ready',
  onRetry,
  form,
  departments,
  account,
  labels,
  ...rest
}: PersonSheetProps) {
  const name = person?.name ?? labels.newPerson;
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (unsaved && !next) setAsking(true);
        else onOpenChange(next);
      }}
    >
      <DialogContent width="wide" {...rest}>
        <DialogHeader closeLabel={labels.close}>
          <div className={styles.who}>
            {person && <Avatar userId={person.id} name={person.name} src={person.avatarUrl} size={40} />}
            <DialogTitle>{name}</DialogTitle>
          </div>
        </DialogHeader>
        {status === 'ready' ? (
          <PersonForm
            form={form}
            departments={departments}
            isNew={!person}
            onUnsavedChange={setUnsaved}
            labels={labels}
          >
            {account && <AccountSection name={name} account={account} labels={labels} />}
          </PersonForm>
        ) : (
          <DialogBody>
            {status === 'loading' ? (
              <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
                {[60, 80, 45, 70].map((width) => (
                  <SkeletonBlock key={width} width={`${width}%`} height={24} />
                ))}
              </Skeleton>
            ) : (
              <EmptyState
                variant={status === 'offline' ? 'offline' : 'failed'}
                text={status === 'offline' ? labels.offline : labels.failed}
                action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
              />
            )}
          </DialogBody>
        )}
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={labels.unsaved}
          description={labels.unsavedQuestion}
          confirmLabel={labels.discard}
          cancelLabel={labels.keepEditing}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            onOpenChange(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
