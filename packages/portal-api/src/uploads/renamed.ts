import { cleanFileName, fileNameFault } from '../rules/file-names.ts';

/** An invalid file name and its replacement. */
export interface RenamedUpload {
  readonly from: string;
  readonly to: string;
  readonly folder: boolean;
}

/** Reports names that were replaced because the disk does not allow them. */
export function renamedOf(path: readonly string[], name?: string): RenamedUpload[] {
  const file = name === undefined ? [] : [{ from: name, folder: false }];
  return [...path.map((from) => ({ from, folder: true })), ...file]
    .filter(({ from }) => fileNameFault(from) !== undefined)
    .map(({ from, folder }) => ({ from, to: cleanFileName(from, folder), folder }));
}
