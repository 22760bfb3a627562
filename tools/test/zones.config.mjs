// Import rules, as errors (`npm run zones`): a layer imports only lower layers, and modules have no cycles.

/** Modules for tests, stories and demonstrations; product code imports none of them. */
const checks = String.raw`\.(test|stories|page|example|prove\.test)\.tsx?$|/testing/|/test\.ts$|\.bench\.ts$`;

/** A rule: modules of `from` import nothing of `to`. */
const zone = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: checks },
  to,
});

const ui = '^packages/portal-ui/src';
const api = '^packages/portal-api/src';
const messaging = '^packages/portal-messaging/src';
const server = '^apps/server/src';
const portal = '^apps/portal/src';
const administration = '^apps/console/src';

/** The server's areas: each may import those listed before it, so there are no cycles. */
const areas = [
  'directory',
  'disk',
  'newsroom',
  'settings',
  'account',
  'friends',
  'messages',
  'workspace',
  'applications',
  'groups',
  'avatars',
  'collection',
  'search',
  'administration',
];

/** The portal's features: each may import those listed before it. The shell, the last, also opens the pages of `routes`. */
const features = [
  'previews',
  'access',
  'directory',
  'collection',
  'forwarding',
  'groups',
  'disk',
  'friends',
  'applications',
  'messages',
  'account',
  'address-book',
  'profile',
  'settings',
  'workspace',
  'shell',
];

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two modules need each other: move what both need into a third.',
      from: { path: '^(packages|apps)/' },
      to: { circular: true },
    },
    zone('ui-theme', `${ui}/theme/`, { path: `${ui}/(hooks|primitives|blocks|elements)/` }),
    zone('ui-hooks', `${ui}/hooks/`, { path: `${ui}/(primitives|blocks|elements)/` }),
    zone('ui-primitives', `${ui}/primitives/`, { path: `${ui}/(blocks|elements)/` }),
    zone('ui-blocks', `${ui}/blocks/`, { path: `${ui}/elements/` }),
    {
      name: 'ui-block-index',
      severity: 'error',
      comment: 'A block uses another block through its index.ts, and what its area or all blocks share.',
      from: { path: `${ui}/blocks/([^/]+)/([^/]+)/` },
      to: {
        path: `${ui}/blocks/[^/]+/[^/]+/`,
        pathNot: [
          `${ui}/blocks/$1/$2/`,
          `${ui}/blocks/shared/`,
          `${ui}/blocks/$1/shared/`,
          String.raw`${ui}/blocks/[^/]+/[^/]+/index\.ts$`,
        ],
      },
    },
    {
      name: 'ui-block-index-outside',
      severity: 'error',
      comment:
        'Modules that are not part of a block use it through its index.ts; the tables of tests also read stories.',
      from: { path: [`${ui}/[^/]+$`, `${ui}/(?!blocks/)`, `${ui}/blocks/shared/`] },
      to: {
        path: `${ui}/blocks/[^/]+/[^/]+/`,
        pathNot: [`${ui}/blocks/shared/`, String.raw`(index\.ts|\.(stories|example)\.tsx)$`],
      },
    },
    {
      name: 'ui-own-index',
      severity: 'error',
      comment: 'A module imports its neighbours by their files: the index is for others.',
      from: { path: `${ui}/blocks/([^/]+)/([^/]+)/`, pathNot: checks },
      to: { path: String.raw`${ui}/blocks/$1/$2/index\.ts$` },
    },
    zone('ui-no-network', ui, {
      path: ['^packages/portal-api', '^apps/', 'node_modules/(@tanstack|@lingui|valtio|msw)'],
    }),
    zone('api-contract', `${api}/(contract|rules)/`, { path: `${api}/(client|errors|uploads|mocks|live)/` }),
    zone('api-client', `${api}/(client|live)/`, { path: `${api}/(uploads|mocks)/` }),
    zone('api-alone', api, { path: ['^packages/portal-ui', '^apps/', 'node_modules/react'] }),
    zone('messaging-alone', messaging, {
      path: ['^packages/portal-ui', '^apps/', `${api}/(client|contract|rules|areas)/(?!index\\.ts)`],
    }),
    zone('messaging-without-react', `${messaging}/(?!react/)`, {
      path: ['node_modules/react', 'valtio/react'],
    }),
    zone('messaging-engine', `${messaging}/(?!(react|browser)/)`, {
      path: [`${messaging}/(react|browser)/`, 'node_modules/idb'],
    }),
    zone('server-kernel', `${server}/(http|store|live)/`, { path: `${server}/areas/` }),
    ...areas.slice(0, -1).map((area, n) =>
      zone(`server-area-${area}`, `${server}/areas/${area}/`, {
        path: `${server}/areas/(${areas.slice(n + 1).join('|')})/`,
      }),
    ),
    zone('server-area-unlisted', `${server}/areas/(?!(${areas.join('|')})/)`, { path: `${server}/` }),
    zone('server-area-index', `${server}/areas/([^/]+)/`, {
      path: `${server}/areas/`,
      pathNot: [`${server}/areas/$1/`, String.raw`/index\.ts$`],
    }),
    zone('server-area-index-outside', `${server}/(?!areas/|app\\.ts$)`, {
      path: `${server}/areas/`,
      pathNot: String.raw`/index\.ts$`,
    }),
    zone('server-app', String.raw`${server}/app\.ts$`, {
      path: `${server}/areas/`,
      pathNot: String.raw`areas/[^/]+/(index|routes)\.ts$`,
    }),
    ...features.slice(0, -1).map((feature, n) =>
      zone(`portal-feature-${feature}`, `${portal}/features/${feature}/`, {
        path: [`${portal}/routes/`, ...features.slice(n + 1).map((later) => `${portal}/features/${later}/`)],
      }),
    ),
    zone('portal-feature-unlisted', `${portal}/features/(?!(${features.join('|')})/)`, {
      path: `${portal}/`,
    }),
    zone('portal-shared', `${portal}/(?!features|routes|start)[^/]+/`, {
      path: `${portal}/(features|routes)/`,
    }),
    zone('console-shared', `${administration}/(i18n|queries|stores)/`, {
      path: `${administration}/(features|routes|shell)/`,
    }),
    zone('console-features', `${administration}/features/`, { path: `${administration}/(routes|shell)/` }),
    zone('apps-apart', administration, { path: portal }),
    zone('server-contract-only', server, {
      path: ['^packages/portal-ui', `${api}/(client|mocks|uploads)/`, 'node_modules/react'],
    }),
  ],
  options: {
    // TypeScript 7 has no parser API yet: @swc/core parses the sources.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|storybook-static' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@snap/source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
