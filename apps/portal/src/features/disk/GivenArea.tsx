import type { DiskShare } from '@snap/portal-api/contract';
import { PageTrail } from '../../navigation/page-trail.ts';
import { DiskPreview } from './DiskPreview.tsx';
import type { DiskPlace } from './place.ts';
import { SharesGiven } from './SharesGiven.tsx';
import { useOpenFolder } from './use-open-folder.ts';
import { usePreviewAddress } from './use-preview-address.ts';
import { useShare } from './use-share.tsx';

interface GivenAreaProps {
  name: string;
  /** The file that is looked at. */
  fileId: string | undefined;
}

const place: DiskPlace = { area: 'given', folder: undefined, query: '' };

/** Files that the user shared with others. */
export function GivenArea({ name, fileId }: GivenAreaProps) {
  const openFolder = useOpenFolder();
  const { share, shareDialog } = useShare();
  const look = usePreviewAddress(place, fileId);
  const open = ({ file }: DiskShare) => {
    if (file.kind === 'folder') void openFolder(file.id);
    else look(file.id);
  };
  return (
    <>
      <PageTrail parts={[{ label: name }]} />
      <SharesGiven onOpen={open} />
      <DiskPreview items={[]} fileId={fileId} onFileChange={look} onShare={share} />
      {shareDialog}
    </>
  );
}
