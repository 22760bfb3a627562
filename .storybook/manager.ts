import { addons } from 'storybook/manager-api';

// The list begins with the areas alone. All of its 150 components opened take a fifth of the time until the first story renders.
addons.setConfig({
  sidebar: {
    collapsedRoots: [
      'foundations',
      'primitives',
      'people',
      'messages',
      'disk',
      'favourites',
      'workspace',
      'shell',
      'account',
      'pages',
      'testing',
    ],
  },
});
