import type { Target } from '@snap/portal-api/contract';
import { describeFailure } from '@snap/portal-api/errors';
import { targetKey } from '@snap/portal-api/live';
import { cleanFileName, fileKindOf, formatSize } from '@snap/portal-api/rules';
import type { Attachment } from '@snap/portal-messaging';
import type { AttachmentView } from '@snap/portal-ui/message-composer';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { localImageUrl } from './local-images.ts';

/** The files that go with the next message, as the composer shows them. */
export function useAttachmentViews(target: Target): AttachmentView[] {
  const catalogue = useCatalogue();
  const { language } = useSnapshot(preferences);
  const { byId } = useSnapshot(messaging.uploads.state);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file is ref()'d: the snapshot holds it as it is
  const list = (useSnapshot(messaging.drafts.attachments.state).byKey[targetKey(target)] ??
    []) as readonly Attachment[];
  return list.map(({ id, file, width }) => {
    const { status = 'waiting', progress, failure } = byId[id] ?? {};
    return {
      id,
      name: cleanFileName(file.name),
      kind: fileKindOf(file.name),
      size: formatSize(file.size, language),
      previewUrl: width ? localImageUrl(id, file) : undefined,
      status,
      progress,
      failure: failure && describeFailure(failure.error, catalogue)?.text,
    };
  });
}
