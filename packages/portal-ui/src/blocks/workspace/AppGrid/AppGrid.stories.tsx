import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { appGroups, manyApps } from '../../../testing/fixtures/apps.ts';
import { InAnotherLanguage } from '../../../testing/in-another-language.tsx';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { movedTo } from '../../../hooks/pointer/use-reorder.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { AppGrid } from './AppGrid.tsx';

const meta = {
  title: 'Workspace/AppGrid',
  component: AppGrid,
  parameters: { labels: 'appGrid' },
  args: {
    status: 'ready',
    groups: appGroups,
    ownIds: ['planning', 'editing', 'oa'],
    onOwnChange: fn(async () => {}),
    onOwnReorder: fn(async () => {}),
    onFavourite: fn(),
    onRetry: fn(),
    renderLink: storyLink,
    labels: en.appGrid,
  },
  render: function Controlled({ ownIds: first, onOwnChange, onOwnReorder, ...args }) {
    const [ownIds, setOwnIds] = useState(first);
    return (
      <AppGrid
        {...args}
        ownIds={ownIds}
        onOwnChange={async (id, own) => {
          await onOwnChange(id, own);
          setOwnIds((before) => (own ? [...before, id] : before.filter((other) => other !== id)));
        }}
        onOwnReorder={
          onOwnReorder &&
          (async (ids) => {
            await onOwnReorder(ids);
            setOwnIds(ids);
          })
        }
      />
    );
  },
} satisfies Meta<typeof AppGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownIds = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'My applications' }))
    .getAllByRole('listitem')
    .map((item) => item.dataset['app']);

/** The user's applications first, then all by group; the pin adds one to the user's. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 图片库 to my applications' }));
    await expect(args.onOwnChange).toHaveBeenCalledWith('photos', true);
    await waitFor(() => expect(ownIds(canvas)).toEqual(['planning', 'editing', 'oa', 'photos']));
    const [link] = canvas.getAllByRole('link', { name: '图片库' });
    await expect(link).toHaveAttribute('href', '#/apps/photos');
  },
};

/** The menu of an application. A favourite can be removed there. */
export const Menu: Story = {
  args: { favouriteIds: new Set(['editing']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about 图片库' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to favourites' }));
    await expect(args.onFavourite).toHaveBeenCalledWith('photos', true);
    await userEvent.click(canvas.getByRole('button', { name: 'More about 图片库' }));
    await expectVisible(await screen.findByRole('menuitem', { name: 'Add to my applications' }));
    await userEvent.keyboard('{Escape}');
    const [favouriteMenu] = canvas.getAllByRole('button', { name: 'More about 采编系统' });
    if (favouriteMenu) await userEvent.click(favouriteMenu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from favourites' }));
    await expect(args.onFavourite).toHaveBeenLastCalledWith('editing', false);
  },
};

/** Saving failed: the list rolled back, with the reason. */
export const RollsBack: Story = {
  args: {
    onOwnChange: fn(async () => {
      throw new Error('refused');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 图片库 to my applications' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be saved');
    await expect(ownIds(canvas)).toEqual(['planning', 'editing', 'oa']);
  },
};

/** Reordering by keyboard: pick up, move, drop, and cancel by Escape. */
export const ArrangedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }));
    const handle = () => canvas.getByRole('button', { name: 'Move 选题策划' });
    handle().focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    await expect(args.onOwnReorder).toHaveBeenCalledWith(movedTo(args.ownIds, 'planning', 2));
    await waitFor(() => expect(ownIds(canvas)).toEqual(['editing', 'oa', 'planning']));
    await expect(handle()).toHaveFocus();
    await expect(canvas.getByText('选题策划 is now at place 3 of 3.')).toBeInTheDocument();
    await userEvent.keyboard(' {ArrowLeft}{Escape}');
    await expect(args.onOwnReorder).toHaveBeenCalledOnce();
    await expect(canvas.getByText('选题策划 is back at its place.')).toBeInTheDocument();
  },
};

/** A change of language translates a failure; a move is not announced again. */
export const LanguageAfterMove: Story = {
  args: {
    onOwnReorder: fn(async () => {
      throw new Error('refused');
    }),
  },
  render: (args) => (
    <InAnotherLanguage first={args.labels} then={es.appGrid}>
      {(labels) => <AppGrid {...args} labels={labels} />}
    </InAnotherLanguage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }));
    canvas.getByRole('button', { name: 'Move 选题策划' }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(canvas.getByText('选题策划 is now at place 2 of 3.')).toBeInTheDocument();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.appGrid.notKept);
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toHaveTextContent(es.appGrid.notKept);
  },
};

/** Reordering by mouse or touch: the handle is dragged over another tile. */
export const ArrangedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }));
    const target = canvas.getByRole('button', { name: 'Move 协同办公' }).getBoundingClientRect();
    const handle = canvas.getByRole('button', { name: 'Move 选题策划' });
    const over = { clientX: target.x + 8, clientY: target.y + 8 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: handle, coords: over },
      { keys: '[/MouseLeft]', target: handle, coords: over },
    ]);
    await expect(args.onOwnReorder).toHaveBeenCalledWith(['editing', 'oa', 'planning']);
  },
};

/** Filters by a part of the name or description, and announces the number of results. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search applications' }), '会议');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('1 application found')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expectVisible(canvas.getByRole('region', { name: 'My applications' }));
  },
};

/** No application matches. */
export const NotFound: Story = { args: { query: 'zzz' } };

/** The user has not chosen an application yet. */
export const OwnEmpty: Story = { args: { ownIds: [] } };

/** The organisation has no applications. */
export const Empty: Story = { args: { groups: [], ownIds: [] } };

/** The applications load. */
export const Loading: Story = { args: { status: 'loading', groups: [], ownIds: [] } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { status: 'loading', groups: [], ownIds: [] },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The applications failed to load. */
export const Failed: Story = {
  args: { status: 'error', groups: [], ownIds: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline. */
export const Offline: Story = { args: { status: 'offline', groups: [], ownIds: [] } };

/** Many applications. */
export const Many: Story = {
  args: { groups: manyApps(120), ownIds: [] },
  play: async ({ canvas }) => {
    // A star means favourite, so the pin has another icon.
    await expectVisible(canvas.getByText(/Press the pin/));
  },
};

/** Names and descriptions that overflow a tile show whole in a tooltip, and the pin keeps its place. */
export const LongNames: Story = {
  args: {
    groups: appGroups.map((group) => ({
      name: `${group.name} — Coordinación de ediciones digitales`,
      apps: group.apps.map((app) => ({
        ...app,
        name: `${app.name} para las corresponsalías en el extranjero`,
        description: `${app.description ?? ''} Solicitudes, autorizaciones y seguimiento de todas las secciones.`,
      })),
    })),
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem'))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};

/** Right-to-left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish. */
export const Spanish: Story = { globals: { language: 'es' } };

/** In Japanese, in the dark. */
export const Japanese: Story = { globals: { language: 'ja', scheme: 'dark' } };
