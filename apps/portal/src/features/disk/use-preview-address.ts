import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../navigation/page-paths.ts';
import { useBackToList } from '../../navigation/use-back-to-list.ts';
import { type DiskPlace, searchOf } from './place.ts';

/**
 * Names the file that is looked at in the address, or none. An open preview has one entry in the history, however many
 * files are gone through: closing it goes back, so that closing and Back lead to the same entry.
 *
 * @param fileId The file that the address names.
 */
export function usePreviewAddress(place: DiskPlace, fileId: string | undefined) {
  const navigate = useNavigate();
  const backToList = useBackToList(pagePaths.networkDisk);
  const to = (search: { file?: string }, replace: boolean) =>
    void navigate({
      to: '/networkDisk/networkDisk',
      search: { ...searchOf(place), ...search },
      replace,
      state: replace ? true : { fromList: true },
    });
  return (id: string | undefined) => {
    if (id === undefined) backToList(() => to({}, true));
    else to({ file: id }, fileId !== undefined);
  };
}
