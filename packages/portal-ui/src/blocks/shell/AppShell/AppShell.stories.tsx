import type { Meta, StoryObj } from '@storybook/react-vite';
import { Newspaper } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { ja } from '../../../labels/ja.ts';
import { zh } from '../../../labels/zh.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { storyLink } from '../../../testing/story-link.tsx';
import { Breadcrumb } from '../Breadcrumb/index.ts';
import { LanguageSelect, SizeSelect, ThemeSelect, type LanguageCode } from '../Preferences/index.ts';
import { menuIn } from '../../../testing/fixtures/menu.ts';
import { Sidebar } from '../Sidebar/index.ts';
import { TabsBar } from '../TabsBar/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { UserMenu } from '../UserMenu/index.ts';
import { AppShell } from './AppShell.tsx';
// Preloads lazy components, so that no story waits for the network.
import './Drawer.tsx';

const packs = { zh, en, es, ja };

interface WholeShellProps {
  language: LanguageCode;
  mobile: boolean;
  collapsed: boolean;
  headerScrolls?: boolean;
}

/** All shell blocks together, composed as in the app. */
function WholeShell({ language, mobile, collapsed, headerScrolls = false }: WholeShellProps) {
  const labels = packs[language];
  const [drawerOpen, setDrawerOpen] = useState(false);
  const items = menuIn(language);
  const tabs = items.slice(0, 4).map(({ id, label }) => ({ id, title: label, affix: id === 'home' }));
  const [home, , news] = items;
  return (
    <AppShell
      labels={labels.appShell}
      mobile={mobile}
      headerScrolls={headerScrolls}
      drawerOpen={drawerOpen}
      onDrawerOpenChange={setDrawerOpen}
      sidebar={
        <Sidebar
          items={items}
          currentId="news"
          layout={mobile ? 'drawer' : collapsed ? 'collapsed' : 'stacked'}
          logo={<Icon glyph={Newspaper} size={24} />}
          labels={labels.sidebar}
          renderLink={storyLink}
          onNavigate={() => setDrawerOpen(false)}
        />
      }
      topBar={
        <TopBar
          menu={mobile ? 'open' : collapsed ? 'expand' : 'collapse'}
          onMenuToggle={() => setDrawerOpen(true)}
          labels={labels.topBar}
          search={
            mobile ? undefined : (
              <TextField
                label="搜索"
                labelHidden
                placeholder="找人、找群组"
                trailing={<Kbd style={{ marginInlineEnd: 10 }}>Ctrl K</Kbd>}
              />
            )
          }
          actions={
            <>
              <SizeSelect value="default" onValueChange={fn()} labels={labels.sizeSelect} />
              <LanguageSelect value={language} onValueChange={fn()} labels={labels.languageSelect} />
              <ThemeSelect value="light" onValueChange={fn()} labels={labels.themeSelect} />
              <UserMenu
                person={{ id: 'demo~zhangwei', name: '张伟' }}
                onLogOut={fn()}
                labels={labels.userMenu}
              />
            </>
          }
        />
      }
      bar={
        <>
          <Breadcrumb
            items={[home, news].filter((item) => item !== undefined)}
            labels={labels.breadcrumb}
            renderLink={storyLink}
          />
          <TabsBar
            tabs={tabs}
            currentId="news"
            panelId="portal-main"
            labels={labels.tabsBar}
            onSelect={fn()}
            onClose={fn()}
            onRefresh={fn()}
            onCloseOthers={fn()}
            onCloseAll={fn()}
          />
        </>
      }
    >
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{news?.label}</h1>
      <EmptyState
        style={{ minBlockSize: headerScrolls ? '150vh' : '100%' }}
        text="No conversation is open."
        action={<Button variant="solid">Find a colleague</Button>}
      />
    </AppShell>
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: WholeShell,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', mobile: false, collapsed: false },
  render: (args, { globals }) => (
    <WholeShell
      {...args}
      language={(['zh', 'es', 'ja'] as const).find((code) => code === globals['language']) ?? args.language}
    />
  ),
} satisfies Meta<typeof WholeShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shell on a desktop. */
export const Desktop: Story = {};

/** The header scrolls with the page, and the menu stays. */
export const HeaderScrolls: Story = {
  args: { headerScrolls: true },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const page = header.parentElement;
    page?.scrollTo(0, 500);
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThan(0));
    await expect(
      canvas.getByRole('navigation', { name: 'Main navigation' }).getBoundingClientRect().top,
    ).toBe(0);
  },
};

/** The collapsed menu. */
export const Collapsed: Story = { args: { collapsed: true } };

/** In Chinese, in the dark. */
export const ChineseDark: Story = { globals: { language: 'zh', scheme: 'dark' } };

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };

/** The skip link is the first tab stop. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#portal-main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'portal-main');
  },
};

/** On a phone the menu is a drawer, and there is no tab bar. */
export const OnPhone: Story = {
  args: { mobile: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** The drawer is open. */
export const PhoneDrawer: Story = {
  args: { mobile: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toBeVisible());
  },
};
