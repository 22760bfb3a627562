import { languages } from '../../../packages/portal-api/src/contract/index.ts';

/** Files that one visit or another needs beside the start; `first-paint.js` preloads those of this visit. */
const preloaded = [
  ...languages.map((language) => ({
    name: language,
    test: new RegExp(`src/i18n/languages/${language}\\.ts$`),
    priority: 4,
  })),
  { name: 'sign-in', test: /src\/features\/account\/SignInPage\.tsx$/, priority: 3 },
  {
    name: 'home',
    test: /src\/features\/(?:shell\/Shell|workspace\/HomePage)\.tsx$|src\/(?:shell-apis|i18n\/lazy-labels)\.ts$/,
    priority: 2,
  },
  { name: 'board', test: /src\/(?:features\/workspace\/Board\.tsx|start\/prefetch-home\.ts)$/, priority: 1 },
];

/**
 * The files of a first visit, for the bundler: React, which a deploy leaves as it is, what every first visit needs, and what some need.
 * Left alone, the bundler makes a file of each set of modules that two pages share (decision 88). What sign-in
 * and home share is named in `start`, or the one would be fetched with the other.
 */
export const firstFiles = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 6,
  },
  {
    name: 'start',
    test: /portal\/index\.html|src\/(?:main\.tsx|start\/import-code\.ts|hooks\/use-request\.ts)$|navigation\/render-link\.tsx$|icons\/ProductMark\.tsx$|Preferences\/languages\.ts$|reset\.css\.ts|primitives\/(?:Banner\/|Field\/(?:Text)?Field\.)/,
    priority: 5,
  },
  ...preloaded,
];

/** Names of the files that `first-paint.js` preloads. */
export const preloadedNames: readonly string[] = preloaded.map(({ name }) => name);
