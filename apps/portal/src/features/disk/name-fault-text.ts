import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RenamedUpload } from '@snap/portal-api/uploads';
import { codePoints, fileNameFault, fileNameForbidden, fileNameLength } from '@snap/portal-api/rules';
import { showToast } from '../../stores/toasts.ts';

/** How long a changed name stays on screen, in milliseconds: it takes a while to compare two names. */
const renamedForMs = 10_000;

/** One sentence on what is wrong with a name (decision C4); undefined where nothing is. */
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
export function renamedText({ from, to, folder }: RenamedUpload): string {
  const reason = nameFaultText(from) ?? '';
  return folder
    ? i18n._(msg`The folder “${from}” is uploaded as “${to}”. ${reason}`)
    : i18n._(msg`“${from}” is uploaded as “${to}”. ${reason}`);
}

/** Tells at once which names were changed: the list of uploads may be closed, and shows no empty folder. */
export function tellRenamed(renamed: readonly RenamedUpload[]): void {
  const [first, ...others] = renamed;
  if (!first) return;
  const count = renamed.length;
  const text =
    others.length === 0
      ? renamedText(first)
      : i18n._(
          msg`${count} names cannot be used here and were changed. The list of uploads says which and why.`,
        );
  showToast('warning', text, renamedForMs);
}
