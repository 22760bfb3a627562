import type { ComponentPropsWithRef } from 'react';
import type { MutationStatus } from '../../shared/status.ts';

export interface AvatarCropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Address of a picture that the browser can show, such as an object URL. */
  src: string;
  /** Saving the cut picture. */
  status?: MutationStatus | undefined;
  /** One sentence, when it could not be saved; the dialog stays open. */
  error?: string | undefined;
  /** The cut picture: a square of at most 512 px, as WebP, or as PNG where the browser does not write WebP. */
  onCrop: (picture: Blob) => void;
  labels: AvatarCropLabels;
}

export interface AvatarCropLabels {
  title: string;
  /** How to move and zoom, for a pointer and for keys. */
  hint: string;
  /** The same where there is only touch. */
  hintByTouch: string;
  /** Accessible name of the cut-out. */
  area: string;
  preview: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  save: string;
  cancel: string;
  close: string;
}
