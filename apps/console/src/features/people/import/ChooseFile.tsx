import { Trans, useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { Checkbox } from '@snap/portal-ui/checkbox';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { Icon } from '@snap/portal-ui/icon';
import { FileUp, LockKeyhole } from 'lucide';
import { useRef } from 'react';
import { useCatalogue } from '../../../i18n/activate.ts';

/** Columns of a staff file. */
const needed = ['user_id', 'name'];
const others = [
  'gender',
  'position',
  'department',
  'leader',
  'mobile',
  'telephone',
  'email',
  'introduction',
  'workplace',
  'reading',
];

interface ChooseFileProps {
  removeMissing: boolean;
  onRemoveMissingChange: (removeMissing: boolean) => void;
  onChoose: (file: File) => void;
  /** The chosen file is read. */
  pending: boolean;
  /** Why it could not be read, or null. */
  error: unknown;
  /** The user may import. */
  allowed: boolean;
}

/** What a staff file is, and its choice. */
export function ChooseFile(props: ChooseFileProps) {
  const { t } = useLingui();
  const catalogue = useCatalogue();
  const input = useRef<HTMLInputElement>(null);
  if (!props.allowed) {
    return <EmptyState glyph={LockKeyhole} text={<Trans>You may see people, but not import them.</Trans>} />;
  }
  return (
    <div className="grid max-w-[720px] justify-items-start gap-4">
      <p className="m-0">
        <Trans>
          Choose a CSV file whose first line names the columns. Nothing is changed until you have seen what
          the file changes.
        </Trans>
      </p>
      <dl className="m-0 grid gap-2">
        <Columns title={t`Required columns`} names={needed} />
        <Columns title={t`Other columns; fields without a column stay as they are`} names={others} />
      </dl>
      <p className="m-0 text-textMuted">
        <Trans>
          Departments are paths such as News/Politics; several are separated by a semicolon, the main one
          first. An export has all columns.
        </Trans>
      </p>
      <Checkbox
        label={t`The file has everyone`}
        description={t`People who are not in it are marked as having left.`}
        checked={props.removeMissing}
        onCheckedChange={props.onRemoveMissingChange}
      />
      {props.error !== null && <Banner tone="danger">{failureText(props.error, catalogue)}</Banner>}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={t`Staff file`}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after it was mended.
          currentTarget.value = '';
          if (file) props.onChoose(file);
        }}
      />
      <Button
        variant="solid"
        icon={<Icon glyph={FileUp} />}
        pending={props.pending}
        onClick={() => input.current?.click()}
      >
        <Trans>Choose file</Trans>
      </Button>
    </div>
  );
}

function Columns({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-textMuted">{title}</dt>
      <dd className="m-0 flex flex-wrap gap-1">
        {names.map((name) => (
          <code
            key={name}
            className="rounded-control border border-solid border-line bg-surface px-2 text-sm"
          >
            {name}
          </code>
        ))}
      </dd>
    </div>
  );
}
