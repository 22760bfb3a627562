import { PortalApiError } from '@snap/portal-api';
import type { PreviewStatus } from '@snap/portal-ui/file-preview';
import { isOffline } from '../../errors/kinds.ts';

export type PreviewFailure = Exclude<PreviewStatus, 'ready' | 'loading'>;

const unreadable = new Set(['InvalidPDFException', 'PasswordException', 'FormatError']);

/** Failure of pdf.js to open a document, by the name of its error. */
export function failureOfPdf(error: unknown): PreviewFailure {
  if (!navigator.onLine) return 'offline';
  if (!(error instanceof Error)) return 'error';
  if ('status' in error && error.status === 403) return 'denied';
  return unreadable.has(error.name) ? 'unreadable' : 'error';
}

/** Why the bytes of a file did not arrive. */
export function failureOfDownload(error: unknown): PreviewFailure {
  if (error instanceof PortalApiError && error.status === 403) return 'denied';
  return isOffline(error) ? 'offline' : 'error';
}
