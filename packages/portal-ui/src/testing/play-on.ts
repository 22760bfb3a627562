const media = {
  /** Wide enough for the layouts of a desk. */
  desk: '(min-width: 600px)',
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
