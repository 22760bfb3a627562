import type { Message, MessageFile } from '@snap/portal-api/contract';
import { fileKindOf, previewKindByName, previewStatus } from '@snap/portal-api/rules';
import type { PreviewView } from '@snap/portal-ui/file-preview';
import { diskApi } from '../../page-apis.ts';
import { toFileView } from './view-models.ts';

/** A file of a message as the preview takes it (decision C6). */
function toPreview(file: MessageFile): PreviewView {
  const preview = previewKindByName(file.name);
  return {
    ...toFileView(file),
    preview,
    status: previewStatus(preview, file.size),
    url: diskApi.download.url({ fileId: file.id, inline: true }),
    width: file.imageWidth,
    height: file.imageHeight,
  };
}

const isImage = ({ name, folder }: MessageFile) => fileKindOf(name, folder) === 'image';

/** Files of a preview: all images of the conversation for an image, the file alone otherwise. */
export function previewsFrom(list: readonly Message[], fileId: string): PreviewView[] {
  const files = list.flatMap(({ file }) => file ?? []);
  const current = files.find(({ id }) => id === fileId);
  if (!current) return [];
  const shown = isImage(current) ? files.filter(isImage) : [current];
  return [...new Map(shown.map((file) => [file.id, file])).values()].map(toPreview);
}
