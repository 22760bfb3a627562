// npm run bench [-- NAME …]: measures on this machine and prints results beside their targets. Nothing is asserted,
// because a busy machine is not a defect. Compare only figures of the same run.

/** All benches, imported lazily. */
export const benches = {
  size: () => import('./size.bench.ts'),
  app: () => import('./app.bench.ts'),
  search: () => import('./search.bench.ts'),
  throughput: () => import('./throughput.bench.ts'),
  message: () => import('./message.bench.ts'),
  'wake-ups': () => import('./wake-ups.bench.ts'),
  scale: () => import('./scale.bench.ts'),
  audit: () => import('./audit.bench.ts'),
  'sign-in': () => import('./sign-in.bench.ts'),
  import: () => import('./import.bench.ts'),
  administration: () => import('./administration.bench.ts'),
  start: () => import('./start.bench.ts'),
  'message-list': () => import('./message-list.bench.ts'),
  picker: () => import('./picker.bench.ts'),
  'picker-scroll': () => import('./picker-scroll.bench.ts'),
  storybook: () => import('./storybook.bench.ts'),
};
type Name = keyof typeof benches;

const isName = (text: string): text is Name => Object.hasOwn(benches, text);
const names = Object.keys(benches).filter(isName);

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !isName(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

for (const name of requested.length > 0 ? requested.filter(isName) : names) {
  // oxlint-disable no-await-in-loop -- one at a time, or they would measure each other
  const { bench } = await benches[name]();
  await bench();
}
