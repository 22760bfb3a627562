import { i18n, type MessageDescriptor } from '@lingui/core';
import { PortalApiError } from '@snap/portal-api';
import { showToast } from '../stores/toasts.ts';
import { networkText, otherText, texts } from './texts.ts';

const byCode: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(texts));

const textOf = (code: string | number | undefined) => byCode.get(String(code));

/** One sentence for a refusal: the server's own, else the one of its code. */
export function textOfRefusal({ code, msg }: { code: string | undefined; msg?: string | undefined }): string {
  return msg ?? i18n._(textOf(code) ?? otherText);
}

/** One sentence for a failure, in the person's language (specification, section 8). */
export function describeError(error: unknown): string {
  if (!(error instanceof PortalApiError)) return i18n._(otherText);
  const { kind, code, status, msg } = error;
  if (kind === 'network' || kind === 'timeout') return i18n._(networkText);
  // A refusal has a code of its own; a bare status repeats itself as the code.
  const refusal = kind === 'business' || (textOf(code) !== undefined && code !== String(status));
  if (refusal) return textOfRefusal({ code, msg });
  if (status === 400) return `${msg ?? i18n._(otherText)} (400)`;
  return i18n._(textOf(status) ?? otherText);
}

/** Tells the person of a failure that no view of its own shows; silent where the client says so (decision A7). */
export function reportError(error: unknown): void {
  if (error instanceof PortalApiError && !error.shown) return;
  showToast('error', describeError(error));
}
