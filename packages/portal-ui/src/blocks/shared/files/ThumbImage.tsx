import type { ComponentProps, ReactNode } from 'react';
import { useFailedImage } from '../../../hooks/use-failed-image.ts';

export interface ThumbImageProps extends Omit<ComponentProps<'img'>, 'alt' | 'onError' | 'src'> {
  src: string;
  /** Replaces an image that fails to load: offline, deleted, or in an unsupported format. */
  fallback: ReactNode;
}

/** Thumbnail of a file whose name is beside it. */
export function ThumbImage({ src, fallback, ...rest }: ThumbImageProps) {
  const { failed, onError } = useFailedImage(src);
  return failed ? fallback : <img src={src} alt="" onError={onError} {...rest} />;
}
