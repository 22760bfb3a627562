const media = {
  /** Wide and high enough for the layouts of a desk, and for lists to show more than a few rows. */
  desk: '(min-width: 600px) and (min-height: 600px)',
  phone: '(max-width: 599.98px)',
  /** A pointer that can rest over things. */
  mouse: '(hover: hover)',
};

/**
 * For a story whose play needs what only such a page has: elsewhere it is drawn, as any other, and not played. The tests
 * give each story the page that it needs.
 */
export function playOn<Context>(place: keyof typeof media, play: (context: Context) => Promise<void>) {
  return async (context: Context): Promise<void> => {
    if (window.matchMedia(media[place]).matches) await play(context);
  };
}
