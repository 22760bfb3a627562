import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { ja } from '../../../labels/ja.ts';
import { zh } from '../../../labels/zh.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { FullScreenToggle } from './FullScreenToggle.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SizeSelect } from './SizeSelect.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';
// Preloads lazy components, so that no story waits for the network.
import './ChoiceList.tsx';

const meta = { title: 'Shell/Preferences' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = fn();

/** Each language by its own name; selecting the current one changes nothing. */
export const Language: Story = {
  beforeEach: () => void chosen.mockClear(),
  render: () => <LanguageSelect value="en" onValueChange={chosen} labels={en.languageSelect} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '中文' }));
    await expect(chosen).toHaveBeenCalledWith('zh');
  },
};

/** Light, dark or system scheme, selected by keyboard. */
export const Theme: Story = {
  beforeEach: () => void chosen.mockClear(),
  render: () => <ThemeSelect value="light" onValueChange={chosen} labels={en.themeSelect} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('dark');
  },
};

/** The four sizes. */
export const Size: Story = {
  beforeEach: () => void chosen.mockClear(),
  render: () => <SizeSelect value="default" onValueChange={chosen} labels={en.sizeSelect} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(4);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Mini' }));
    await expect(chosen).toHaveBeenCalledWith('mini');
  },
};

const opened =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(4);
  };

/** The four languages, open: each by its own name and glyphs, in any language of the page. */
export const LanguagesOpen: Story = {
  render: () => <LanguageSelect value="ja" onValueChange={chosen} labels={ja.languageSelect} />,
  globals: { language: 'ja', scheme: 'dark' },
  play: opened('言語'),
};

/** The four sizes, open, in Chinese on a phone. */
export const SizesOpen: Story = {
  render: () => <SizeSelect value="medium" onValueChange={chosen} labels={zh.sizeSelect} />,
  globals: { language: 'zh', viewport: { value: 'phone' } },
  play: opened('尺寸'),
};

function FullScreen() {
  const [active, setActive] = useState(false);
  return <FullScreenToggle active={active} onActiveChange={setActive} labels={en.fullScreenToggle} />;
}

/** The label names the effect of a press. */
export const FullScreenTurns: Story = {
  render: () => <FullScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave full screen' }));
    await expectVisible(canvas.getByRole('button', { name: 'Full screen' }));
  },
};
