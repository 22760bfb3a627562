import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import type { administrationApi } from '../../../api.ts';

export type Preview = Awaited<ReturnType<typeof administrationApi.previewImport>>;

interface BadLinesProps {
  preview: Pick<Preview, 'bad' | 'badLines'>;
  fileName: string;
  onOther: () => void;
}

/** Lines that cannot be taken, each with its reason: the file is imported as a whole or not at all. */
export function BadLines({ preview: { bad, badLines }, fileName, onOther }: BadLinesProps) {
  const { t } = useLingui();
  const unnamed = badLines - new Set(bad.map(({ line }) => line)).size;
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="danger" className="w-full">
        {t`${plural(badLines, {
          one: '# line cannot be imported. Nothing has been changed.',
          other: '# lines cannot be imported. Nothing has been changed.',
        })}`}
      </Banner>
      <h2 className="m-0 text-base font-strong wrap-anywhere">{fileName}</h2>
      <ul className="m-0 w-full list-none p-0">
        {bad.map(({ line, reason }) => (
          <li
            key={`${line} ${reason}`}
            className="flex gap-3 border-0 border-b border-solid border-line py-2 wrap-anywhere"
          >
            <span className="w-20 shrink-0 text-textMuted tabular-nums">
              <Trans>Line {line}</Trans>
            </span>
            <span className="min-w-0">{reason}</span>
          </li>
        ))}
      </ul>
      {unnamed > 0 && (
        <p className="m-0 text-textMuted">
          {t`${plural(unnamed, { one: 'And # more line.', other: 'And # more lines.' })}`}
        </p>
      )}
      <Button variant="solid" onClick={onOther}>
        <Trans>Choose another file</Trans>
      </Button>
    </div>
  );
}
