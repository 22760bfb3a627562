interface ProductMarkProps {
  /** What it says; without a name it is decoration. */
  name?: string;
  /** Side in px. */
  size: number;
  className?: string;
}

/** The mark of `public/favicon.svg`, inline: as an `<img>` it would be a document of its own, with its own layout. */
export function ProductMark({ name, size, className = '' }: ProductMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      // Keeps its colours: in forced colours it would be an empty square.
      className={`forced-color-adjust-none ${className}`}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect width="32" height="32" rx="8" fill="#296abb" />
      <path d="M9 11.5h14M9 16h14M9 20.5h8" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
