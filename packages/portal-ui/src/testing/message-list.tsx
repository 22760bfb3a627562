import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { en } from '../labels/en.ts';
import { formatSize } from './files.ts';
import { people, timeSettings } from './fixtures.ts';

const common = {
  status: 'ready' as const,
  onRetry: fn(),
  onResend: fn(),
  onDelete: fn(),
  formatSize,
  labels: en.messageList,
  ...timeSettings,
};

/** Props of a list of messages with one person, without its messages. */
export const personTalk = {
  ...common,
  conversationId: 'user:demo~zhangwei',
  kind: 'person' as const,
  name: people.zhangwei.name,
};

/** Props of a list of messages in a group whose messages can be acted on, without its messages. */
export const groupTalk = {
  ...common,
  conversationId: 'group:g1',
  kind: 'group' as const,
  name: '两会报道组',
  onAction: fn(),
  onReact: fn(),
};

/** As high as a pane of that many pixels. */
export const inPane =
  (blockSize: number): Decorator =>
  (Story) => (
    <main style={{ blockSize }}>
      <Story />
    </main>
  );
