import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { LanguageSelect, ThemeSelect } from '../Preferences/index.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { labels: 'topBar', layout: 'fullscreen' },
  args: {
    menu: 'collapse',
    onMenuToggle: fn(),
    labels: en.topBar,
    search: (
      <TextField
        label="Find people and groups"
        labelHidden
        placeholder="Find people and groups"
        leading={<Icon glyph={Search} />}
        trailing={<Kbd style={{ marginInlineEnd: 8 }}>Ctrl K</Kbd>}
      />
    ),
    actions: (
      <>
        <LanguageSelect value="en" onValueChange={fn()} labels={en.languageSelect} />
        <ThemeSelect value="light" onValueChange={fn()} labels={en.themeSelect} />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search in the middle, 56 px high. */
export const Wide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(args.onMenuToggle).toHaveBeenCalledOnce();
  },
};

/** On a phone the header has no search field. */
export const OnPhone: Story = {
  args: { menu: 'open', search: undefined, start: <strong>Messages</strong> },
  globals: { viewport: { value: 'phone' } },
};
