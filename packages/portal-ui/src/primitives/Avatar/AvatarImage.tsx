export interface AvatarImageProps {
  src: string;
  /** Pixels. */
  size: number;
  className: string;
  onError: () => void;
}

/** Image of an avatar. Without alternative text, because the avatar has the label. */
export function AvatarImage({ src, size, className, onError }: AvatarImageProps) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      className={className}
      onError={onError}
    />
  );
}
