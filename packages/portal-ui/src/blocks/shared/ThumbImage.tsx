import type { ComponentProps, ReactNode } from 'react';
import { useFailedImage } from '../../hooks/use-failed-image.ts';

export interface ThumbImageProps extends Omit<ComponentProps<'img'>, 'alt' | 'onError' | 'src'> {
  src: string;
  /** Takes the place of an image that cannot be loaded: without a network, gone, or in a format the browser does not know. */
  fallback: ReactNode;
}

/** Thumbnail of a file whose name stands beside it. */
export function ThumbImage({ src, fallback, ...rest }: ThumbImageProps) {
  const { failed, onError } = useFailedImage(src);
  return failed ? fallback : <img src={src} alt="" onError={onError} {...rest} />;
}
