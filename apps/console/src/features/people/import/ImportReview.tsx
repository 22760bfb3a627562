import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorCode } from '@snap/portal-api';
import { codes } from '@snap/portal-api/contract';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { RadioGroup } from '@snap/portal-ui/radio-group';
import { useState } from 'react';
import { administrationApi } from '../../../api.ts';
import { useAct } from '../use-act.ts';
import type { Preview } from './BadLines.tsx';
import { ChangeList } from './ChangeList.tsx';

const kinds = ['all', 'added', 'changed', 'left'] as const;
type Kind = (typeof kinds)[number];
/** New departments that are listed by name. */
const MAX_NAMED = 20;

interface ImportReviewProps {
  preview: Preview;
  importId: string;
  fileName: string;
  /** A new preview is on its way. */
  refreshing: boolean;
  /** Previews the same file again. */
  onAgain: () => void;
  onOther: () => void;
  onApplied: (applied: Awaited<ReturnType<typeof administrationApi.applyImport>>) => void;
}

/** Every change of an import, and the button that applies them. */
export function ImportReview(props: ImportReviewProps) {
  const { preview, importId, fileName } = props;
  const { added, changed, left, unchanged, rows, encoding, departments, tooManyMissing } = preview;
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('all');
  const [asking, setAsking] = useState(false);
  const applying = useAct(
    () =>
      administrationApi.applyImport({
        importId,
        version: preview.version ?? '',
        confirmed: tooManyMissing,
      }),
    props.onApplied,
  );
  const count = added + changed + left;
  const counts: Record<Kind, string> = {
    all: t`All (${count})`,
    added: t`Added (${added})`,
    changed: t`Changed (${changed})`,
    left: t`Left (${left})`,
  };
  const outdated = errorCode(applying.error) === codes.importOutdated;
  const named = departments.slice(0, MAX_NAMED);
  const more = departments.length - named.length;
  const nothing = count + departments.length === 0;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="m-0 text-base font-strong wrap-anywhere">{fileName}</h2>
          <p className="m-0 text-textMuted">
            {encoding}
            {' · '}
            {t`${plural(rows, { one: '# person in the file', other: '# people in the file' })}`}
            {' · '}
            {t`${plural(unchanged, { one: '# unchanged', other: '# unchanged' })}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={props.onOther}>
            <Trans>Choose another file</Trans>
          </Button>
          {!nothing && (
            <Button
              variant="solid"
              pending={applying.status === 'pending' || props.refreshing}
              onClick={() => setAsking(true)}
            >
              <Trans>Import</Trans>
            </Button>
          )}
        </div>
      </div>
      {applying.errorText !== undefined && (
        <Banner
          tone="danger"
          action={
            outdated && (
              <Button size="small" pending={props.refreshing} onClick={props.onAgain}>
                <Trans>Preview again</Trans>
              </Button>
            )
          }
        >
          {applying.errorText}
        </Banner>
      )}
      {tooManyMissing && (
        <Banner tone="warning">
          <Trans>More than half of all people are not in the file. Check that it is the right one.</Trans>
        </Banner>
      )}
      {named.length > 0 && (
        <div>
          <h3 className="m-0 text-sm font-strong text-textMuted">
            <Trans>New departments</Trans>
          </h3>
          <p className="m-0 wrap-anywhere">
            {named.join(', ')}
            {more > 0 && <Trans> and {more} more</Trans>}
          </p>
        </div>
      )}
      {nothing ? (
        <EmptyState text={<Trans>The file changes nothing: everyone is as it says.</Trans>} />
      ) : (
        count > 0 && (
          <>
            <RadioGroup
              variant="segments"
              label={t`Changes`}
              labelHidden
              options={kinds.map((value) => ({ value, label: counts[value] }))}
              value={kind}
              onValueChange={setKind}
            />
            <ChangeList importId={importId} kind={kind === 'all' ? undefined : kind} />
          </>
        )
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Import this file?`}
        description={[
          t`${plural(added, { one: '# person is added', other: '# people are added' })}`,
          t`${plural(changed, { one: '# is changed', other: '# are changed' })}`,
          t`${plural(left, { one: '# is marked as having left', other: '# are marked as having left' })}`,
        ].join(' · ')}
        confirmLabel={tooManyMissing ? t`Import anyway` : t`Import`}
        cancelLabel={t`Cancel`}
        tone={left > 0 ? 'danger' : 'accent'}
        onConfirm={() => {
          setAsking(false);
          applying.run();
        }}
      />
    </div>
  );
}
