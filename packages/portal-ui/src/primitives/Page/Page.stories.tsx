import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Plus } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Page, PageHeader } from './Page.tsx';
import { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';

const meta = {
  title: 'Primitives/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { layout: 'text' },
  render: ({ layout }) => (
    <Page layout={layout}>
      <PageHeader title="Settings" actions={<Button variant="solid">Save</Button>} />
      <p style={{ margin: 0 }}>What the page is about starts at the edge of its title.</p>
    </Page>
  ),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 720 px, aligned to the start: settings, a profile. */
export const Text: Story = {
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Settings' });
    const { left, width } = canvasElement.getBoundingClientRect();
    await expect(title.getBoundingClientRect().left - left).toBe(16);
    const button = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(Math.round(button.right - left)).toBe(Math.min(16 + 720, width - 16));
  },
};

/** 1,200 px, aligned to the start: cards. */
export const Grid: Story = {
  args: { layout: 'grid' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Settings' });
    await expect(title.getBoundingClientRect().left - canvasElement.getBoundingClientRect().left).toBe(16);
  },
};

/** The full width, aligned to the start: a list below its header. */
export const Full: Story = {
  args: { layout: 'full' },
  render: ({ layout }) => (
    <div style={{ blockSize: 320 }}>
      <Page layout={layout}>
        <PageHeader
          divided
          title="International desk"
          count={36}
          actions={
            <Button size="small" icon={<Icon glyph={Plus} />}>
              New group
            </Button>
          }
        >
          <Button size="small" variant="quiet">
            All kinds
          </Button>
        </PageHeader>
      </Page>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'International desk' });
    await expect(title.getBoundingClientRect().left - canvasElement.getBoundingClientRect().left).toBe(16);
  },
};

/** On a phone: a back button before a long title; the actions wrap below. */
export const NarrowWithBack: Story = {
  args: { layout: 'full' },
  render: ({ layout }) => (
    <div style={{ inlineSize: 320 }}>
      <Page layout={layout}>
        <PageHeader
          divided
          title="Departamento de corresponsales internacionales y verificación de fuentes"
          note="12 people"
          back={<IconButton label="Back" icon={<Icon glyph={ArrowLeft} size={20} />} />}
          actions={<Button variant="solid">New conversation</Button>}
        />
      </Page>
    </div>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'New conversation' }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
  },
};

const comes = (shape: PageSkeletonProps['shape'], narrow = false): Story => ({
  render: () => (
    <div style={{ blockSize: 480, inlineSize: narrow ? 360 : '100%' }}>
      <PageSkeleton shape={shape} narrow={narrow} label="Loading" />
    </div>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { hidden: true });
    await waitFor(() => expect(status).toBeVisible());
    await expect(status).toHaveTextContent('Loading');
    await expect(status.scrollWidth).toBe(status.clientWidth);
  },
});

/** Skeleton of a page of cards. */
export const CardsToCome: Story = comes('cards');

/** Skeleton of a page of applications. */
export const TilesToCome: Story = comes('tiles');

/** Skeleton of a list with a detail. */
export const ColumnsToCome: Story = comes('columns');

/** On a phone, only the list. */
export const ColumnToCome: Story = comes('columns', true);

/** Skeleton of a list below its header. */
export const RowsToCome: Story = comes('rows');

/** Skeleton of a card of text. */
export const CardToCome: Story = comes('card');
