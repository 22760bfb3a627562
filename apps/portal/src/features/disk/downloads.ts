import type { DiskItem } from '@snap/portal-api/contract';
import { diskApi } from '../../page-apis.ts';

/** Downloads through the browser, which shows the progress and needs no memory of the page. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Saves an earlier content of a file. */
export function downloadVersion(fileId: string, versionId: string): void {
  save(diskApi.downloadVersion.url({ fileId, versionId }));
}

/** Saves a file as it is; a folder, or several things, as one archive. */
export async function download(items: readonly Pick<DiskItem, 'id' | 'kind'>[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  if (items.length === 1 && first.kind === 'file') {
    save(diskApi.download.url({ fileId: first.id }));
    return;
  }
  const { fileName } = await diskApi.offerZip({ fileIds: items.map(({ id }) => id) });
  save(diskApi.commonDownload.url({ fileName, delete: true }));
}
