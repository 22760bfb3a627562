import { cleanFileName, fileNameFault } from '../rules/file-names.ts';

/** A name that the disk does not take, and the one close to it that it was given. */
export interface RenamedUpload {
  readonly from: string;
  readonly to: string;
  readonly folder: boolean;
}

/** Files of other systems have names that the disk does not take: they come under a name close to theirs. */
export function renamedOf(path: readonly string[], name?: string): RenamedUpload[] {
  const file = name === undefined ? [] : [{ from: name, folder: false }];
  return [...path.map((from) => ({ from, folder: true })), ...file]
    .filter(({ from }) => fileNameFault(from) !== undefined)
    .map(({ from, folder }) => ({ from, to: cleanFileName(from, folder), folder }));
}
