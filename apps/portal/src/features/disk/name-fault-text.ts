import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RenamedUpload } from '@snap/portal-api/uploads';
import {
  codePoints,
  cutToCodePoints,
  fileNameFault,
  fileNameForbidden,
  fileNameLength,
  plainLine,
  splitFileName,
} from '@snap/portal-api/rules';
import { showToast } from '../../stores/toasts.ts';

/** How long a changed name stays on screen, in milliseconds: it takes a while to compare two names. */
const renamedForMs = 10_000;

/** Attached files that each get a toast of their own. */
const attachedToasts = 3;

/** Longest name that a sentence repeats whole, in code points. */
const briefMax = 40;

/** The reason why a name is not allowed (decision C4); undefined for an allowed one. */
export function nameFaultText(name: string): string | undefined {
  const fault = fileNameFault(name);
  switch (fault) {
    case 'tooLong': {
      const length = codePoints(name);
      return i18n._(msg`A name has at most ${fileNameLength} characters; this one has ${length}.`);
    }
    case 'forbidden': {
      const sign = fileNameForbidden.split('').find((each) => name.includes(each)) ?? '';
      return i18n._(msg`“${sign}” is not allowed in a name. Neither is any of ${fileNameForbidden}`);
    }
    case 'control':
    case 'empty':
      return i18n._(msg`This name holds characters that cannot be seen.`);
    case 'dots':
      return i18n._(msg`A name cannot end in a dot.`);
    case 'reserved': {
      const [device = ''] = name.trim().split('.');
      return i18n._(msg`“${device}” is a name that Windows reserves for itself.`);
    }
    case undefined:
      return undefined;
    default:
      return fault satisfies never;
  }
}

/** What a file or folder on its way was called, what it is called now, and why. */
export function renamedText(renamed: RenamedUpload): string {
  const { folder } = renamed;
  const from = briefName(renamed.from, folder);
  if (fileNameFault(renamed.from) === 'tooLong') {
    const length = codePoints(renamed.from);
    return i18n._(msg`“${from}” has ${length} characters; the name was cut to ${fileNameLength}.`);
  }
  const to = briefName(renamed.to, folder);
  const reason = nameFaultText(renamed.from) ?? '';
  return folder
    ? i18n._(msg`The folder “${from}” is uploaded as “${to}”. ${reason}`)
    : i18n._(msg`“${from}” is uploaded as “${to}”. ${reason}`);
}

/** A name in a sentence: without what would turn the sentence around, and a long one by its beginning and extension. */
function briefName(name: string, folder: boolean): string {
  const plain = plainLine(name);
  if (codePoints(plain) <= briefMax) return plain;
  const { stem, extension } = folder ? { stem: plain, extension: '' } : splitFileName(plain);
  const start = cutToCodePoints(stem, briefMax / 2);
  // At the end of a word where there is one; the ellipsis stands for the dot of the extension, too.
  const words = /^.+(?=[\s._-])/u.exec(start)?.[0] ?? start;
  return `${words.replace(/[\s._-]+$/u, '')}…${extension.slice(1)}`;
}

/** Tells at once which names were changed: the list of uploads may be closed, and shows no empty folder. */
export function tellRenamed(renamed: readonly RenamedUpload[]): void {
  const count = renamed.length;
  tell(
    renamed,
    1,
    msg`${count} names cannot be used here and were changed. The list of uploads says which and why.`,
  );
}

/** The same of attached files, which no list explains. */
export function tellAttachedRenamed(renamed: readonly RenamedUpload[]): void {
  const count = renamed.length;
  tell(
    renamed,
    attachedToasts,
    msg`${count} names cannot be used here and were changed. The attached files show the new ones.`,
  );
}

/** Explains up to `max` of them one by one, more in one sentence. */
function tell(renamed: readonly RenamedUpload[], max: number, sentence: MessageDescriptor): void {
  const texts = renamed.length > max ? [i18n._(sentence)] : renamed.map(renamedText);
  for (const text of texts) showToast('warning', text, renamedForMs);
}
