import { useNavigate } from '@tanstack/react-router';
import { diskApi } from '../../page-apis.ts';
import { session } from '../../stores/session.ts';

/** Opens a folder by its id: among the user's own files, or among those shared with them. */
export function useOpenFolder() {
  const navigate = useNavigate();
  return async (folder: string): Promise<void> => {
    // What cannot be read says so where it would be listed.
    const own = await diskApi.detail({ fileId: folder }).then(
      ({ item }) => item.owner.id === session.userId,
      () => false,
    );
    await navigate({
      to: '/networkDisk/networkDisk',
      search: { ...(own ? {} : { area: 'shared' }), folder },
    });
  };
}
