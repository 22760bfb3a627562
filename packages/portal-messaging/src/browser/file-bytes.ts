/** A file as bytes, where IndexedDB takes no files: in a private window of Safari. */
export interface FileBytes {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  lastModified: number;
}

export async function toBytes(file: File): Promise<FileBytes> {
  const { name, type, lastModified } = file;
  return { bytes: await file.arrayBuffer(), name, type, lastModified };
}

export const fromBytes = ({ bytes, name, type, lastModified }: FileBytes): File =>
  new File([bytes], name, { type, lastModified });
