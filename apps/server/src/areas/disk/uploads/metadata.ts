import { type ConflictPolicy, conflictPolicies, rootFolder } from '@snap/portal-api/contract';
import { invalidInput, parseText } from '../../../http/input.ts';

/** What an upload's metadata say (C2). */
export interface UploadMetadata {
  filename: string;
  parentId: string;
  conflict: ConflictPolicy;
}

const longestHeader = 8_192;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Reads `Upload-Metadata`: pairs of a name and a value in Base64, joined by commas. Names that we do not know are let
 * pass, as tus wants it. Throws 400 for what cannot be read.
 */
export function readMetadata(header: string): UploadMetadata {
  if (header.length > longestHeader)
    throw invalidInput({ field: 'Upload-Metadata', rule: 'maxLength', limit: longestHeader });
  const values = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [key = '', value = '', ...rest] = pair.trim().split(' ');
    if (rest.length > 0 || values.has(key) || !base64.test(value))
      throw invalidInput({ field: 'Upload-Metadata', rule: 'pattern' });
    const text = parseText(Buffer.from(value, 'base64'));
    if (text.includes('\0')) throw invalidInput({ field: key, rule: 'characters' });
    values.set(key, text);
  }
  const conflict = conflictPolicies.find((policy) => policy === (values.get('conflict') ?? 'ask'));
  const filename = values.get('filename');
  const parentId = values.get('parentId') ?? rootFolder;
  if (filename === undefined) throw invalidInput({ field: 'filename', rule: 'required' });
  if (conflict === undefined) throw invalidInput({ field: 'conflict', rule: 'enum' });
  if (!/^\w{1,100}$/.test(parentId)) throw invalidInput({ field: 'parentId', rule: 'pattern' });
  return { filename, parentId, conflict };
}
