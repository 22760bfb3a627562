import type { Target } from '@snap/portal-api/contract';
import { describeFailure } from '@snap/portal-api/errors';
import { targetKey } from '@snap/portal-api/live';
import { formatSize } from '@snap/portal-api/rules';
import type { AttachmentView } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { attachments, type Attachment } from '../../stores/attachments.ts';
import { preferences } from '../../stores/preferences.ts';
import { messageUploads } from '../../stores/message-uploads.ts';
import { localPicture } from './local-pictures.ts';

/** The files that go with the next message, as the composer shows them. */
export function useAttachmentViews(target: Target): AttachmentView[] {
  const catalogue = useCatalogue();
  const { language } = useSnapshot(preferences);
  const { byId } = useSnapshot(messageUploads);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file is ref()'d: the snapshot holds it as it is
  const list = (useSnapshot(attachments).byKey[targetKey(target)] ?? []) as readonly Attachment[];
  return list.map(({ id, file, width }) => {
    const { status = 'waiting', progress, failure } = byId[id] ?? {};
    return {
      id,
      name: file.name,
      size: formatSize(file.size, language),
      previewUrl: width ? localPicture(id, file) : undefined,
      status,
      progress,
      failure: failure && describeFailure(failure.error, catalogue)?.text,
    };
  });
}
