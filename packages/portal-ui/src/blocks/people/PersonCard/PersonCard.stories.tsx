import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { card, hiddenCard, people } from '../../../testing/fixtures/people-and-messages.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonCardDialog } from './PersonCardDialog.tsx';

const meta = {
  title: 'People/PersonCard',
  component: PersonCard,
  parameters: { labels: 'personCard' },
  args: { status: 'ready', person: card, onMessage: fn(), onRetry: fn(), labels: en.personCard },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof PersonCard>;

/** A colleague with all details and three ways to reach them. */
export const Colleague: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'zhangwei@example.com' })).toHaveAttribute(
      'href',
      'mailto:zhangwei@example.com',
    );
    await expect(canvas.getByRole('link', { name: '010-88880000' })).toHaveAttribute(
      'href',
      'tel:01088880000',
    );
    await expect(canvas.getAllByText('时政要闻编辑，值夜班时请直接打电话。')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onMessage).toHaveBeenCalledOnce();
  },
};

/** Rows without a value are left out; with nothing to do there are no buttons. */
export const OnlyWhatIsGiven: Story = {
  args: {
    omitEmpty: true,
    onMessage: undefined,
    status: 'ready',
    person: {
      id: card.id,
      name: card.name,
      email: card.email,
      hidden: false,
      mobileHidden: true,
      left: false,
      departments: [],
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Mobile', 'E-mail']);
    await expect(canvas.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  },
};

/** In a wide page the card keeps its measure: values stay near their labels. */
export const InAWidePage: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBe(412);
  },
};

const widerMeasure = { inlineSize: 800, '--portal-person-card-measure': '560px' };

/** The page sets another measure by a custom property. */
export const AnotherMeasure: Story = {
  decorators: [
    (Story) => (
      <div style={widerMeasure}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBe(560);
  },
};

/** In a column narrower than a phone nothing overflows. */
export const InANarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.offsetWidth).toBe(240);
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
};

/** On a phone, in the language with the longest labels: no label breaks inside a word. */
export const NarrowAndLong: Story = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 312 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['Presentación', 'Departamento']) {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(name));
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
};

/** Everything is hidden: each row says so, and the header shows nothing either. */
export const Hidden: Story = {
  args: { person: hiddenCard },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not public')).toHaveLength(7);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Only the mobile phone is hidden. */
export const MobileHidden: Story = {
  args: { person: { ...card, mobile: undefined, mobileHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not public')).toHaveLength(1);
  },
};

/** The user's own card marks what colleagues do not see; a button shows the colleagues' view. */
export const Own: Story = {
  args: { person: { ...card, hidden: true, mobileHidden: true }, own: true },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(canvas.getByRole('link', { name: '13800008613' }));
    await expect(canvas.queryByRole('button', { name: 'Send message' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'View as a colleague' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByText('Not public')).toHaveLength(7);
  },
};

/** The person has left: the card says so, and nothing can be sent. */
export const Left: Story = {
  args: { person: { ...card, left: true } },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('Has left'));
    await expect(canvas.queryByRole('button', { name: 'Send message' })).toBeNull();
  },
};

/** Few details and a long name: rows stay in place. */
export const LittleKnown: Story = {
  args: { person: { ...people.long, departments: [], hidden: false, mobileHidden: false, left: false } },
};

/** Long values: nothing overflows the card, and the buttons stay visible. */
export const LongNames: Story = {
  args: {
    person: {
      ...card,
      ...people.long,
      email: 'maximiliana.fernandez-de-cordoba.corresponsalia@redaccion.example.com',
      introduction: `${people.long.position}. ${'Guardias de noche, fines de semana y festivos. '.repeat(6)}`,
      departments: Array.from({ length: 4 }, (_, at) => ({
        name: `${people.long.department} ${at + 1}`,
        parent: people.long.department,
        position: people.long.position,
      })),
    },
  },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    await expectVisible(canvas.getByRole('button', { name: 'Send message' }));
  },
};

/** Right-to-left: numbers and addresses keep their own direction. */
export const RightToLeft: Story = {
  args: { person: { ...card, ...people.noor } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** A page from right to left: several lines of a position from left to right are aligned with the name. */
export const LatinNamesRightToLeft: Story = {
  args: { person: { ...card, ...people.long } },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: 312 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [position] = canvas.getAllByText(people.long.position ?? '');
    const [name] = canvas.getAllByText(people.long.name);
    const words = document.createRange();
    const ends = [name, position].map((element) => {
      words.selectNodeContents(element ?? document.body);
      return [...words.getClientRects()].map(({ right }) => right);
    });
    await expect(ends[1]?.length).toBeGreaterThan(1);
    // A space at the end of a line hangs out of it.
    await expect(Math.max(...ends.flat()) - Math.min(...ends.flat())).toBeLessThan(8);
  },
};

/** Copying a value is confirmed on the button; without permission it reports the failure. */
export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Mobile' }));
    await expect(write).toHaveBeenCalledWith('13800008613');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: E-mail' }));
    await expect(await canvas.findByText('Could not be copied')).toBeInTheDocument();
    write.mockRestore();
  },
};

/** Loading, with the data of a search row. */
export const Loading: Story = { args: { status: 'loading', person: people.zhangwei } };

/** Loading without data. */
export const LoadingBare: Story = { args: { status: 'loading', person: undefined } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { status: 'loading', person: people.zhangwei },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** There is no such person. */
export const Missing: Story = { args: { status: 'missing', person: undefined } };

/** The card failed to load: known data stays, with a retry. */
export const Failed: Story = {
  args: { status: 'error', person: people.zhangwei },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline. */
export const Offline: Story = { args: { status: 'offline', person: people.zhangwei } };

/** In a dialog: named, closed by Escape. */
export const InDialog: StoryObj<typeof PersonCardDialog> = {
  args: { open: true, onOpenChange: fn(), status: 'ready', person: card, onMessage: fn(), onRetry: fn() },
  render: (args) => <PersonCardDialog {...args} />,
  play: async ({ args, userEvent }) => {
    await expectVisible(await screen.findByRole('dialog', { name: 'Person' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
