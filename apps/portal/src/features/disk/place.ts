import { rootFolder } from '@snap/portal-api/contract';

export const diskAreas = ['files', 'shared', 'given', 'recycle'] as const;
/** Own files, what others gave, what one gave to others, and the recycle bin. */
export type DiskArea = (typeof diskAreas)[number];

/** What the page's address names. */
export interface DiskPlace {
  area: DiskArea;
  /** A folder below the top of the area. */
  folder: string | undefined;
  /** What is searched for among own files; empty for nothing. */
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
