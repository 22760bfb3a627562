import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ReactNode } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { storySource } from '../testing/fixtures/contacts.ts';
import { card, people } from '../testing/fixtures/people-and-messages.ts';
import { adoptPageStyles } from '../testing/page-styles.ts';
import './index.ts';

/** Renders an element with properties, and the theme of Storybook's toolbar. */
function element(name: string, props: object, children?: ReactNode) {
  const theme = document.documentElement.dataset['portalScheme'];
  return createElement(name, { theme, ...props }, children);
}

const meta = {
  title: 'People/Elements',
  beforeEach: adoptPageStyles,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The element of a story, and queries in its shadow root. */
function find<Name extends keyof HTMLElementTagNameMap>(root: HTMLElement, name: Name) {
  const found = root.querySelector(name);
  const shadow = found?.shadowRoot;
  if (!found || !shadow) throw new Error(name);
  const [content, overlays] = shadow.children;
  if (!(content instanceof HTMLElement && overlays instanceof HTMLElement)) throw new Error(name);
  return { found, content: within(content), overlays: within(overlays) };
}

/** Types into an input of a shadow root, where `userEvent` types into the element. */
async function type(input: HTMLElement, value: string) {
  input.focus();
  await fireEvent.input(input, { target: { value } });
}

const source = storySource();
const chosen = [{ type: 'person' as const, ...people.lina }];

/** `<portal-people-field>`: a form control. Suggestions are in the top layer of the page. */
export const Field: Story = {
  render: () => (
    <form>
      {element('portal-people-field', { label: 'Reviewers', name: 'reviewers', required: true, source })}
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { found, content, overlays } = find(canvasElement, 'portal-people-field');
    const change = fn();
    found.addEventListener('change', change);
    const input = content.getByRole('combobox', { name: 'Reviewers' });
    await type(input, 'zhangwei');
    await overlays.findAllByRole('option');
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(change).toHaveBeenCalledOnce();
    const data = new FormData(found.form ?? undefined);
    await expect(data.getAll('reviewers')).toEqual(found.value.map(({ id }) => id));
    await type(input, 'li');
    await overlays.findAllByRole('option');
  },
};

/** The form refuses an empty required field, which shows why and takes the focus. */
export const FieldRefused: Story = {
  render: () => (
    <form>
      {element('portal-people-field', { label: 'Reviewers', name: 'reviewers', required: true, source })}
      <button>Request review</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { found, content } = find(canvasElement, 'portal-people-field');
    await userEvent.click(canvas.getByRole('button', { name: 'Request review' }));
    await expect(content.getByRole('combobox')).toHaveAccessibleDescription(found.validationMessage);
    await expect(found.validity.valueMissing).toBe(true);
    await expect(found.shadowRoot?.activeElement).toBe(content.getByRole('combobox'));
  },
};

/** The reset of the form brings `defaultValue` back. */
export const FieldReset: Story = {
  render: () => (
    <form>
      {element('portal-people-field', { label: 'Reviewers', defaultValue: chosen, source })}
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { found, content } = find(canvasElement, 'portal-people-field');
    await userEvent.click(content.getByRole('button', { name: /Remove/ }));
    await expect(found.value).toEqual([]);
    await type(content.getByRole('combobox'), 'unfinished');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(found.value).toEqual(chosen);
    await expect(content.getByRole('combobox')).toHaveValue('');
  },
};

/** In a disabled fieldset; a read-only field beside it. Hint and label as slots. */
export const FieldDisabled: Story = {
  render: () => (
    <form>
      <fieldset disabled>
        {element('portal-people-field', { name: 'reviewers', defaultValue: chosen, source }, [
          <b key="label" slot="label">
            Reviewers
          </b>,
          <span key="hint" slot="hint">
            At most five
          </span>,
        ])}
      </fieldset>
      {element('portal-people-field', {
        label: 'Owner',
        readOnly: true,
        single: true,
        value: chosen,
        source,
      })}
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { found, content } = find(canvasElement, 'portal-people-field');
    await waitFor(() => expect(content.getByRole('combobox')).toBeDisabled());
    await expect(content.queryByRole('button')).not.toBeInTheDocument();
    await expect([...new FormData(found.form ?? undefined)]).toEqual([]);
  },
};

/** `<portal-contact-picker>`: a press on its content opens the dialog; the focus returns there. */
export const Picker: Story = {
  render: () =>
    element('portal-contact-picker', { heading: 'Invite', source }, <button type="button">Invite…</button>),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { found, overlays } = find(canvasElement, 'portal-contact-picker');
    const submit = fn();
    found.addEventListener('submit', submit);
    await userEvent.click(canvas.getByRole('button', { name: 'Invite…' }));
    const dialog = within(await overlays.findByRole('dialog', { name: 'Invite' }));
    await type(dialog.getByRole('combobox'), 'zhangwei');
    await userEvent.click((await dialog.findAllByRole('option'))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ detail: expect.objectContaining({ count: 1 }) }),
    );
    await waitFor(() => expect(overlays.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite…' })).toHaveFocus());
  },
};

/** In a page from right to left, the arrows inside of the shadow root are mirrored. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      {element('portal-contact-picker', { source }, <button type="button">Invite…</button>)}
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { overlays } = find(canvasElement, 'portal-contact-picker');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite…' }));
    const dialog = within(await overlays.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: 'Departments' }));
    const [department] = await dialog.findAllByRole('treeitem', { expanded: false });
    await expect(department?.querySelector('svg')).toHaveStyle({ scale: '-1 1' });
  },
};

/** `<portal-person-card>` in the page, of the property `person`. */
export const Card: Story = {
  render: () => element('portal-person-card', { person: card, message: true }),
  play: async ({ canvasElement, userEvent }) => {
    const { found, content } = find(canvasElement, 'portal-person-card');
    const message = fn();
    found.addEventListener('message', message);
    await userEvent.click(await content.findByRole('button', { name: 'Send message' }));
    await expect(message).toHaveBeenCalledWith(expect.objectContaining({ detail: card }));
  },
};

/** The card in a dialog, fetched when it opens. Without `message` there is no such button. */
export const CardInDialog: Story = {
  render: () =>
    element(
      'portal-person-card',
      { dialog: true, personId: card.id, load: async () => card },
      <button type="button">{card.name}</button>,
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { overlays } = find(canvasElement, 'portal-person-card');
    await userEvent.click(canvas.getByRole('button', { name: card.name }));
    const dialog = within(await overlays.findByRole('dialog'));
    await dialog.findByRole('heading', { name: card.name });
    await expect(dialog.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  },
};

/** Text styles of the page end at the element, except for a trigger, which is the page's own. */
export const InAnotherTypography: Story = {
  render: () => (
    <div style={{ letterSpacing: 4, textTransform: 'uppercase', fontStyle: 'italic', whiteSpace: 'nowrap' }}>
      {element('portal-people-field', { label: 'Reviewers', value: chosen, source })}
      {element('portal-contact-picker', { source }, <button type="button">Invite…</button>)}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { content } = find(canvasElement, 'portal-people-field');
    const text = {
      letterSpacing: 'normal',
      textTransform: 'none',
      fontStyle: 'normal',
      whiteSpace: 'normal',
    };
    await waitFor(() => expect(content.getByText(people.lina.name)).toBeInTheDocument());
    await expect(getComputedStyle(content.getByText('Reviewers'))).toMatchObject(text);
    await expect(canvas.getByRole('button', { name: 'Invite…' }).parentElement).toHaveStyle({
      letterSpacing: '4px',
    });
  },
};

/** A slot of another element around it is no trigger: the dialog stays closed after its buttons. */
export const PickerInASlot: Story = {
  render: () => (
    <div
      ref={(host) => {
        if (host && !host.shadowRoot)
          host.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
      }}
    >
      {element('portal-contact-picker', { source }, <button type="button">Invite…</button>)}
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { found, overlays } = find(canvasElement, 'portal-contact-picker');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite…' }));
    const dialog = within(await overlays.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(overlays.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(found.open).toBe(false);
  },
};
