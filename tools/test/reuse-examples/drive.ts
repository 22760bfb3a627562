import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import type { Page } from 'playwright';

/** Accessibility faults of the page, shadow roots included. */
async function axe(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  assert.deepEqual(found, [], `axe, ${where}`);
}

/** Runs in the page. */
function isFocusInDialog(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.closest('[role="dialog"]') !== null;
}

/** Runs in the page: whether it scrolls, behind dialogs as well. */
const scrolls = () => getComputedStyle(document.body).overflowY !== 'hidden';

/** What an integrator expects of every example: a form with a people field, a card and a picker, all by keyboard. */
export async function drive(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Reviewers' });
  const chosen = page.getByRole('list', { name: 'Selected' }).getByRole('listitem');
  const output = page.locator('output');
  const submit = page.getByRole('button', { name: 'Request review' });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  // An empty required field refuses, and takes the focus.
  await submit.focus();
  await press('Enter');
  await page.getByText('Choose a contact.').waitFor();
  assert.equal(await output.textContent(), '');
  await page.waitForFunction(
    () => document.activeElement?.shadowRoot?.activeElement?.matches('input') ?? true,
  );

  // Two people by typing, a third in the dialog.
  for (const text of ['Li N', 'Omar']) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await field.pressSequentially(text);
    await page.getByRole('option').first().waitFor();
    await press('Enter');
    // oxlint-enable no-await-in-loop
  }
  await axe(page, 'people field');
  await press('Tab', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose contacts' });
  await dialog.getByRole('combobox').pressSequentially('Ana');
  await dialog.getByRole('option', { name: /Ana/ }).waitFor();
  await press('Enter');
  await axe(page, 'picker');
  assert(!(await page.evaluate(scrolls)), 'the page does not scroll behind the dialog');
  await dialog.getByRole('button', { name: 'Done' }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await press(key);
    assert(await page.evaluate(isFocusInDialog), `${key} stays in the dialog`);
    // oxlint-enable no-await-in-loop
  }
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  assert(await page.evaluate(scrolls), 'the page scrolls again');
  assert.equal(await chosen.count(), 3);
  // Enter in the field submits its form, as in any input.
  await field.focus();
  await press('Enter');
  await page.waitForFunction(() => document.querySelector('output')?.textContent !== '');
  assert.equal(await output.textContent(), 'reviewers=10086&reviewers=10088&reviewers=10089');

  // The reset of the form.
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await chosen.first().waitFor({ state: 'detached' });

  // A card, and the focus back at its trigger.
  const trigger = page.getByRole('button', { name: 'Li Na', exact: true });
  await trigger.focus();
  await press('Enter');
  const card = page.getByRole('dialog');
  await card.getByText('Video').first().waitFor();
  await axe(page, 'person card');
  await press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Li Na');
}
