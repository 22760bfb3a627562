import { useLingui } from '@lingui/react/macro';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { administrationApi } from '../../../api.ts';
import { usePermission } from '../../../stores/session.ts';
import { BadLines } from './BadLines.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { Imported } from './Imported.tsx';
import { ImportReview } from './ImportReview.tsx';

type Applied = Awaited<ReturnType<typeof administrationApi.applyImport>>;

/** A staff file is chosen, its changes are reviewed, then applied: all of them or none. */
export function ImportPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayEdit = usePermission('administration:people:edit');
  const [file, setFile] = useState<File>();
  const [removeMissing, setRemoveMissing] = useState(false);
  const [applied, setApplied] = useState<Applied>();
  const preview = useMutation({
    mutationFn: (chosen: File) => administrationApi.previewImport({ file: chosen, removeMissing }),
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    preview.mutate(chosen);
  };
  const startOver = () => {
    setFile(undefined);
    setApplied(undefined);
    preview.reset();
  };
  const { data } = preview;
  return (
    <Page layout="grid">
      <PageHeader
        title={t`Import people`}
        back={
          <IconButton
            label={t`Back to the people`}
            icon={<Icon glyph={ArrowLeft} />}
            onClick={() => void navigate({ to: '/' })}
          />
        }
      />
      {applied ? (
        <Imported applied={applied} onAgain={startOver} onDone={() => void navigate({ to: '/' })} />
      ) : data && file ? (
        data.importId === undefined ? (
          <BadLines preview={data} fileName={file.name} onOther={startOver} />
        ) : (
          <ImportReview
            // A new preview begins a new review.
            key={data.importId}
            preview={data}
            importId={data.importId}
            fileName={file.name}
            refreshing={preview.isPending}
            onAgain={() => preview.mutate(file)}
            onOther={startOver}
            onApplied={setApplied}
          />
        )
      ) : (
        <ChooseFile
          removeMissing={removeMissing}
          onRemoveMissingChange={setRemoveMissing}
          onChoose={choose}
          pending={preview.isPending}
          error={preview.error}
          allowed={mayEdit}
        />
      )}
    </Page>
  );
}
