import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { codes } from '@snap/portal-api/contract';
import { expect, screen, within } from 'storybook/test';
import { consoleStories, shows } from '../../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Import people',
  args: { path: '/import' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

interface User {
  upload: (field: HTMLElement, file: File) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

/** Chooses a file as the file dialog of the browser would. */
async function choose(userEvent: User) {
  await shows(() => screen.getByRole('button', { name: 'Choose file' }));
  await userEvent.upload(
    screen.getByLabelText('Staff file'),
    new File(['user_id,name\nwangfang,王芳'], 'staff.csv', { type: 'text/csv' }),
  );
}

const openQuestion = async (userEvent: User) => {
  await choose(userEvent);
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  return within(await screen.findByRole('alertdialog', { name: 'Import this file?' }));
};

const previewOf = (given: object) => ({
  code: '0' as const,
  result: {
    importId: '5d0c7b1e-2f64-4a8b-9a37-6c1f0e9d8b25',
    version: '9f2c4e1a7b3d5f609f2c4e1a7b3d5f60',
    encoding: 'UTF-8',
    rows: 2000,
    added: 0,
    changed: 0,
    unchanged: 2000,
    left: 0,
    departments: [],
    bad: [],
    badLines: 0,
    tooManyMissing: false,
    ...given,
  },
});

/** What a file needs is said before it is chosen. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('heading', { name: 'Import people' }));
    await shows(() => screen.getByText('user_id'));
  },
};

/** The chosen file is on its way. */
export const Busy: Story = {
  args: { responses: { 'administration.previewImport': pending } },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await expect(screen.getByRole('button', { name: 'Choose file' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Every change, with what was there before. */
export const Review: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent);
    const list = within(await screen.findByRole('list', { name: 'Changes' }));
    const changed = await list.findByText('高级编辑');
    await expect(changed.closest('li')).toHaveTextContent('李娜');
    await expect(list.getByText('编辑')).toBeVisible();
    await expect(screen.getByText('采编中心/数据组', { exact: false, selector: 'p' })).toBeVisible();
  },
};

/** There are more changes than one page. */
export const Many: Story = {
  args: {
    responses: {
      'administration.previewImport': previewOf({ added: 120, unchanged: 1880 }),
      'administration.importChanges': ({ cursor }) => ({
        code: '0',
        changes: Array.from({ length: 50 }, (_, index) => {
          const login = `p${index + (cursor === undefined ? 0 : 50)}`;
          return {
            kind: 'added',
            id: `demo~${login}`,
            login,
            name: `同事${login}`,
            fields: [{ field: 'name', after: `同事${login}` }],
          };
        }),
        ...(cursor === undefined ? { nextCursor: 'next' } : {}),
      }),
    },
  },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await shows(() => screen.getByText('p99'));
  },
};

const longName = '欧阳'.repeat(25);

/** Long names and values wrap or end in an ellipsis. */
export const LongNames: Story = {
  args: {
    responses: {
      'administration.importChanges': {
        code: '0',
        changes: [
          {
            kind: 'changed',
            id: 'demo~long',
            login: 'a'.repeat(49),
            name: longName,
            fields: [{ field: 'introduction', before: '长'.repeat(200), after: '短'.repeat(200) }],
          },
        ],
      },
    },
  },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await shows(() => screen.getByTitle(longName));
  },
};

/** Bad lines are named with their reasons; the file is not imported. */
export const BadLines: Story = {
  args: {
    responses: {
      'administration.previewImport': {
        code: '0',
        result: {
          encoding: 'UTF-8',
          rows: 1,
          added: 0,
          changed: 0,
          unchanged: 0,
          left: 0,
          departments: [],
          bad: [
            { line: 2, reason: 'name is empty' },
            { line: 7, reason: 'mobile "12" is not a phone number like 13800138000' },
          ],
          badLines: 2,
          tooManyMissing: false,
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await shows(() => screen.getByRole('alert'));
    await expect(screen.getByText('Line 7')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    await shows(() => screen.getByRole('button', { name: 'Choose file' }));
  },
};

/** The file says what is there already. */
export const Empty: Story = {
  args: { responses: { 'administration.previewImport': previewOf({}) } },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await shows(() => screen.getByText(/^The file changes nothing/));
    await expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  },
};

/** More than half of all people would be marked as having left. */
export const TooManyMissing: Story = {
  args: {
    responses: {
      'administration.previewImport': previewOf({ left: 1500, unchanged: 500, tooManyMissing: true }),
    },
  },
  play: async ({ userEvent }) => {
    const question = await openQuestion(userEvent);
    await shows(() => question.getByRole('button', { name: 'Import anyway' }));
  },
};

/** Something has changed since the preview: nothing is imported, and the file is previewed again. */
export const Outdated: Story = {
  args: {
    responses: {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a refusal has no result
      'administration.applyImport': {
        code: codes.importOutdated,
        msg: '预览之后资料有变动，请重新预览。',
      } as never,
    },
  },
  play: async ({ userEvent }) => {
    const question = await openQuestion(userEvent);
    await userEvent.click(question.getByRole('button', { name: 'Import' }));
    await shows(() => screen.getByText('预览之后资料有变动，请重新预览。'));
    await expect(screen.getByRole('button', { name: 'Preview again' })).toBeVisible();
  },
};

/** What the import has changed. */
export const Done: Story = {
  play: async ({ userEvent }) => {
    const question = await openQuestion(userEvent);
    await userEvent.click(question.getByRole('button', { name: 'Import' }));
    await shows(() => screen.getByText('The import is done.'));
    await expect(screen.getByText(/1 person added/)).toBeVisible();
  },
};

/** The server refuses the file. */
export const Failed: Story = {
  args: { responses: { 'administration.previewImport': refusedWith(500) } },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await shows(() => screen.getByRole('alert'));
  },
};

/** There is no network; the file can be chosen again. */
export const Offline: Story = {
  args: { responses: { 'administration.previewImport': offline } },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await shows(() => screen.getByRole('alert'));
    await expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  },
};

/** Someone who may look, but change nothing. */
export const Denied: Story = {
  args: {
    responses: { 'administration.access': { code: '0', permissions: ['administration:people:view'] } },
  },
  play: async () => {
    await shows(() => screen.getByText('You may see people, but not import them.'));
    await expect(screen.queryByRole('button', { name: 'Choose file' })).not.toBeInTheDocument();
  },
};

/** On a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await shows(() => screen.getByRole('list', { name: 'Changes' }));
  },
};
