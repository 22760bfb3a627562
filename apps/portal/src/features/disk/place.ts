import { rootFolder } from '@snap/portal-api/contract';
import { pagePaths } from '../../navigation/page-paths.ts';
import type { TrailPart } from '../../navigation/page-trail.ts';

export const diskAreas = ['files', 'shared', 'given', 'recycle'] as const;
/** Own files, what others gave, what one gave to others, and the recycle bin. */
export type DiskArea = (typeof diskAreas)[number];

/** What the page's address names. */
export interface DiskPlace {
  area: DiskArea;
  /** A folder below the top of the area. */
  folder: string | undefined;
  /** Query of a search in the user's own files; empty without one. */
  query: string;
}

export function placeOf({ area, folder, q }: Readonly<Record<string, string>>): DiskPlace {
  const known = diskAreas.find((each) => each === area) ?? 'files';
  const within = known === 'files' || known === 'shared';
  return { area: known, folder: within ? folder : undefined, query: known === 'files' ? (q ?? '') : '' };
}

/** The search of the address that leads there. */
export function searchOf({ area, folder, query }: DiskPlace) {
  return {
    ...(area === 'files' ? {} : { area }),
    ...(folder === undefined || folder === rootFolder ? {} : { folder }),
    ...(query === '' ? {} : { q: query }),
  };
}

/**
 * The breadcrumb's parts from the area to the open folder; none at the top of one's own files, which is the page itself.
 *
 * @param path Folders from the top of the area to the open one.
 */
export function trailOf(
  area: DiskArea,
  areaName: string,
  path: readonly { id: string; name: string }[],
): TrailPart[] {
  if (area === 'files' && path.length === 0) return [];
  const hrefOf = (folder: string | undefined) => {
    const search = new URLSearchParams(searchOf({ area, folder, query: '' })).toString();
    return pagePaths.networkDisk + (search === '' ? '' : `?${search}`);
  };
  return [
    { label: areaName, href: hrefOf(undefined) },
    ...path.map(({ id, name }) => ({ label: name, href: hrefOf(id) })),
  ];
}
