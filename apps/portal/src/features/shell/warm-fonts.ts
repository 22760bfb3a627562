/** How home is written: weight, and size by the names of the tokens; what most of it is written in comes first. */
const faces = [
  [400, 'md'],
  [400, 'xs'],
  [600, 'sm'],
  [400, 'sm'],
  [600, 'lg'],
  [600, 'md'],
  [500, 'md'],
  [500, 'sm'],
  [500, 'xs'],
  // Numbers of what is unread.
  [600, 'xs'],
  [600, 'xl'],
] as const;
/** Each script has a font of its own in the list of the page. */
const sample = 'Abc 12 工作台';

/**
 * Opens the fonts of home while the page waits for the network. The first text in a face costs milliseconds (on a slow machine
 * tens of them), and the first picture would wait for all of them at once. One face after the other, so that nothing waits for
 * more than one.
 */
export function warmFonts(): void {
  // Not in every browser.
  const canvas = 'OffscreenCanvas' in window && new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return;
  const { fontFamily } = getComputedStyle(document.body);
  const tokens = getComputedStyle(document.documentElement);
  const fonts = faces.map(
    ([weight, size]) => `${weight} ${tokens.getPropertyValue(`--portal-font-size-${size}`)} ${fontFamily}`,
  );
  const open = () => {
    const font = fonts.shift();
    if (font === undefined) return;
    canvas.font = font;
    canvas.measureText(sample);
    setTimeout(open);
  };
  setTimeout(open);
}
