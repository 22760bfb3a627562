import '@snap/portal-ui/styles.css';
import './preview.css';
import { defaultAccent } from '@snap/portal-ui/theme';
import type { Preview } from '@storybook/react-vite';
import { withoutIdleControls } from './controls.ts';
import {
  accents,
  applyGlobals,
  directions,
  languages,
  motions,
  nameLengths,
  schemes,
  sizes,
} from './globals.ts';
import { LazyDocs, LazyDocsPage } from './pages/lazy-docs.tsx';
import { listenToToolbar } from './toolbar.ts';
import { storyEnded } from './boards/turns.ts';
import { endPlay, startPlay, withLabels } from './labels.tsx';
import { modes } from './modes.ts';
import { joinNestedEvents } from './nested-events.ts';
import { expectNoUnmockedCall, mockNetwork } from './lazy-network.ts';
import { setAsyncTimeout, waitForPressable } from './timeouts.ts';
import { expectQuietConsole, listenToConsole } from './quiet-console.ts';

listenToToolbar();

export default {
  // Each component has a page that lays out all its states.
  tags: ['autodocs'],
  beforeAll: () => {
    joinNestedEvents();
    setAsyncTimeout();
  },
  // Two things fail a story besides its own play function and axe: a console error, and a call without a mock.
  beforeEach: [mockNetwork, listenToConsole, startPlay, waitForPressable].flat(),
  afterEach: (context) => {
    window.parent.postMessage(storyEnded, window.location.origin);
    expectNoUnmockedCall();
    expectQuietConsole();
    endPlay(context);
  },
  loaders: [
    ({ globals }) => {
      applyGlobals(globals);
      return {};
    },
  ],
  argTypesEnhancers: [withoutIdleControls],
  decorators: [withLabels],
  globalTypes: {
    language: { description: 'Language', toolbar: { icon: 'globe', dynamicTitle: true, items: languages } },
    scheme: { description: 'Theme', toolbar: { icon: 'mirror', dynamicTitle: true, items: schemes } },
    accent: { description: 'Accent', toolbar: { icon: 'paintbrush', dynamicTitle: true, items: accents } },
    size: { description: 'Size', toolbar: { icon: 'ruler', dynamicTitle: true, items: sizes } },
    motion: { description: 'Motion', toolbar: { icon: 'timer', dynamicTitle: true, items: motions } },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: directions },
    },
    names: { description: 'Names', toolbar: { icon: 'paragraph', dynamicTitle: true, items: nameLengths } },
  },
  initialGlobals: {
    language: 'en',
    scheme: 'light',
    accent: defaultAccent,
    size: 'default',
    motion: 'system',
    direction: 'ltr',
    names: 'usual',
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    chromatic: { modes },
    docs: { page: LazyDocsPage, container: LazyDocs },
    options: {
      storySort: {
        order: [
          'Start here',
          'Review',
          'Boards',
          'Guides',
          'Foundations',
          'Primitives',
          'People',
          'Messages',
          'Disk',
          'Favourites',
          'Workspace',
          'Shell',
          'Account',
          'Administration',
          // The same areas again: the app's pages and dialogs, put together from the blocks above.
          'Pages',
          ['People', 'Messages', 'Disk', 'Favourites', 'Workspace', 'Shell', 'Account', 'Administration'],
          '*',
          'Testing',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
} satisfies Preview;
