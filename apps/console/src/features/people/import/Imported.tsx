import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { CircleCheck } from 'lucide';
import type { administrationApi } from '../../../api.ts';

interface ImportedProps {
  applied: Awaited<ReturnType<typeof administrationApi.applyImport>>;
  onAgain: () => void;
  onDone: () => void;
}

/** What an import has changed. */
export function Imported({ applied, onAgain, onDone }: ImportedProps) {
  const { t } = useLingui();
  const { added, changed, left, departments } = applied;
  const parts = [
    added > 0 && t`${plural(added, { one: '# person added', other: '# people added' })}`,
    changed > 0 && t`${plural(changed, { one: '# person changed', other: '# people changed' })}`,
    left > 0 &&
      t`${plural(left, { one: '# person marked as having left', other: '# people marked as having left' })}`,
    departments > 0 && t`${plural(departments, { one: '# new department', other: '# new departments' })}`,
  ].filter((part) => part !== false);
  return (
    <EmptyState
      glyph={CircleCheck}
      text={
        <>
          <strong className="font-strong">
            <Trans>The import is done.</Trans>
          </strong>
          <br />
          {parts.join(' · ')}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="solid" onClick={onDone}>
            <Trans>Go to the people</Trans>
          </Button>
          <Button onClick={onAgain}>
            <Trans>Import another file</Trans>
          </Button>
        </div>
      }
    />
  );
}
