import { useLingui } from '@lingui/react/macro';
import { limits } from '@snap/portal-api/contract';
import { codePoints } from '@snap/portal-api/rules';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { TextField } from '@snap/portal-ui/field';
import { type FormEvent, useState } from 'react';

interface TagToolsProps {
  tag: string;
  onRename: (tag: string) => void;
  onRemove: () => void;
}

/** Renames or removes the tag of the filter, on all favourites that have it. */
export function TagTools({ tag, onRename, onRemove }: TagToolsProps) {
  const { t } = useLingui();
  const { tagLength } = limits;
  const [text, setText] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const name = text?.normalize('NFC').trim() ?? '';
  const tooLong = codePoints(name) > limits.tagLength;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name === '' || tooLong) return;
    setText(undefined);
    if (name !== tag) onRename(name);
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      {text === undefined ? (
        <>
          <p className="m-0 min-w-0 flex-1 truncate text-md">
            <bdi>{`# ${tag}`}</bdi>
          </p>
          <Button size="small" variant="quiet" onClick={() => setText(tag)}>
            {t`Rename tag`}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setConfirming(true)}>
            {t`Delete tag`}
          </Button>
        </>
      ) : (
        <form className="flex min-w-0 flex-1 flex-wrap items-start gap-2" onSubmit={submit}>
          <TextField
            className="min-w-40 flex-1"
            label={t`New name of the tag ${tag}`}
            labelHidden
            value={text}
            ref={(input) => input?.focus()}
            error={tooLong ? t`A tag has at most ${tagLength} characters.` : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="solid" disabled={name === '' || tooLong}>
            {t`Save`}
          </Button>
          <Button onClick={() => setText(undefined)}>{t`Cancel`}</Button>
        </form>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t`Delete the tag ${tag}?`}
        description={t`It is taken off every favourite that has it. The favourites stay.`}
        confirmLabel={t`Delete tag`}
        cancelLabel={t`Cancel`}
        tone="danger"
        onConfirm={() => {
          setConfirming(false);
          onRemove();
        }}
      />
    </div>
  );
}
