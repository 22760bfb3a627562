import { addons } from 'storybook/manager-api';

// The list begins with the areas alone: with all of its 150 components opened there is more to render before the first story.
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
      'administration',
      'pages',
      'testing',
    ],
  },
});
