import * as styles from './SecondFactor.css.ts';

/** Light modules around the code, which cameras need. */
const margin = 4;

/** A QR code as one path. */
export function QrCode({ rows, name }: { rows: readonly (readonly boolean[])[]; name: string }) {
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  const size = rows.length + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
