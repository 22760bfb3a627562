/** What a frame's toolbar is set to; what is left out is as the story itself has it. */
export type FrameGlobals = Partial<Record<FrameGlobal, string>>;

export const frameGlobals = ['language', 'scheme', 'accent', 'size', 'motion', 'direction', 'names'] as const;
type FrameGlobal = (typeof frameGlobals)[number];

/** Address of one story alone, with the toolbar set to those values. */
export function storyAddress(id: string, globals: FrameGlobals): string {
  // `#` ends an address, so Storybook writes colours in a notation of its own.
  const set = Object.entries(globals).map(
    ([name, value]) => `${name}:${value.replace(/^#(.+)$/, '!hex($1)')}`,
  );
  // Boards only show; tests and `npm run visual` look for themselves: a second look at each story costs as much as drawing it.
  set.push('a11y.manual:!true');
  const query = new URLSearchParams({ id, viewMode: 'story' });
  return `iframe.html?${query.toString()}&globals=${set.join(';')}`;
}
