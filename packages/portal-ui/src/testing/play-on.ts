const media = {
  /** Large enough for desktop layouts, and for lists to show more than a few rows. */
  desk: '(min-width: 600px) and (min-height: 600px)',
  phone: '(max-width: 599.98px)',
  /** A pointer that can hover. */
  mouse: '(hover: hover)',
};

/**
 * For a story whose play needs such a page: on others it renders without playing. The tests give each story the page
 * that it needs.
 */
export function playOn<Context>(place: keyof typeof media, play: (context: Context) => Promise<void>) {
  return async (context: Context): Promise<void> => {
    if (window.matchMedia(media[place]).matches) await play(context);
  };
}
