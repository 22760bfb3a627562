import {
  ContactPicker,
  contactSelection,
  type ContactChoice,
  type ContactPickerLabels,
  type ContactPickerOptions,
  type ContactSelection,
  type SelectedContact,
} from '../blocks/people/ContactPicker/index.ts';
import { ContactsElement } from './contacts-element.ts';
import { elementLabels } from './element-labels.ts';
import { reflect } from './reflect.ts';

/**
 * `<portal-contact-picker>`: the picker in a dialog. The content of the element is its trigger, such as a button: a press opens the dialog,
 * and so do `show()` and the attribute `open`. Attributes: `heading`, `single`, `kinds`, `min`, `max`.
 *
 * Events, which do not bubble: `submit` with the `ContactChoice` in `detail`, then the dialog closes unless the event is cancelled;
 * `cancel` when it is closed without submitting.
 */
export class ContactPickerElement extends ContactsElement {
  static override observedAttributes = [
    ...ContactsElement.observedAttributes,
    ...reflect(this.prototype, { strings: ['heading'], booleans: ['open'] }),
  ];

  /** Title of the dialog. */
  declare heading: string;
  declare open: boolean;

  #labels: ContactPickerLabels | undefined;
  #submission: ContactPickerOptions['submission'];
  #selection = contactSelection();
  #pending = this.#selection;

  constructor() {
    super();
    this.addEventListener('click', (event) => {
      if (this.isInSlot(event)) this.show();
    });
  }

  /** What the dialog opens with: contacts, and departments as a whole. A submitted choice replaces it. */
  get value(): readonly SelectedContact[] {
    return [...this.#selection.chosen.values()];
  }
  set value(value: readonly SelectedContact[] | undefined) {
    this.#selection = contactSelection(value);
    this.update();
  }

  /** Status of what was submitted, while a cancelled `submit` event keeps the dialog open. */
  get submission(): ContactPickerOptions['submission'] {
    return this.#submission;
  }
  set submission(submission: ContactPickerOptions['submission']) {
    this.#submission = submission;
    this.update();
  }

  /** Own labels, in place of those of `language`. */
  get labels(): ContactPickerLabels | undefined {
    return this.#labels;
  }
  set labels(labels: ContactPickerLabels | undefined) {
    this.#labels = labels;
    this.update();
  }

  show(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
  }

  #handleSubmit = (detail: ContactChoice): void => {
    this.#selection = this.#pending;
    const event = new CustomEvent('submit', { detail, cancelable: true, composed: true });
    if (this.dispatchEvent(event)) this.close();
  };

  #handleOpenChange = (open: boolean): void => {
    if (open) return;
    this.close();
    this.dispatchEvent(new Event('cancel', { composed: true }));
  };

  #handleValueChange = (selection: ContactSelection): void => {
    this.#pending = selection;
  };

  protected override view() {
    return (
      <>
        <slot />
        {this.open && (
          <ContactPicker
            open
            onOpenChange={this.#handleOpenChange}
            source={this.source}
            self={this.self}
            rules={this.rules()}
            defaultValue={this.#selection}
            onValueChange={this.#handleValueChange}
            onSubmit={this.#handleSubmit}
            submission={this.#submission}
            title={this.heading === '' ? undefined : this.heading}
            labels={this.#labels ?? elementLabels(this).contactPicker}
          />
        )}
      </>
    );
  }
}
