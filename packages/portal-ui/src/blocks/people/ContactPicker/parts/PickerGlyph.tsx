const circle = 'M11 3a8 8 0 1 0 .01 0z';

/** Lucide's drawings (ISC licence), one path each. */
const paths = {
  alert: 'M12 2a10 10 0 1 0 .01 0zM12 8v4m0 4h.01',
  back: 'm12 19-7-7 7-7m7 7H5',
  close: 'M18 6 6 18M6 6l12 12',
  cloudOff:
    'M10.9 5.3A7 7 0 0 1 15.7 10h1.8a4.5 4.5 0 0 1 4.2 6m-2.9 2.8-1.3.2H9A7 7 0 0 1 5.8 5.8M2 2l20 20',
  department: 'M15 16h6v6h-6zM3 16h6v6H3zM9 2h6v6H9zM6 16v-4h12v4m-6-4V8',
  forward: 'm9 18 6-6-6-6',
  inbox: 'M22 12h-6l-2 3h-4l-2-3H2l4-8h12l4 8v8H2v-8',
  list: 'M8 2h8v4H8zM16 4h4v18H4V4h4m4 7h4m-4 5h4m-8-5h.01M8 16h.01',
  search: `${circle}M21 21l-4.3-4.3`,
  searchOff: `${circle}M21 21l-4.3-4.3M13.5 8.5l-5 5m0-5 5 5`,
  up: 'm18 15-6-6-6 6',
};

export interface PickerGlyphProps {
  name: keyof typeof paths;
  /** Side in px. */
  size?: 16 | 24;
}

/** An icon of the picker: Lucide's own components weigh 2 kB more than what they draw here, of the 20 that there are. */
export function PickerGlyph({ name, size = 16 }: PickerGlyphProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
