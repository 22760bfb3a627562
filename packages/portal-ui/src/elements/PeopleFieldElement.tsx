import { createRef } from 'react';
import { contactKey, type Contact } from '../blocks/people/ContactPicker/index.ts';
import { PeopleField, type PeopleFieldLabels } from '../blocks/people/PeopleField/index.ts';
import { visuallyHidden } from '../theme/reset.css.ts';
import { ContactsElement } from './contacts-element.ts';
import { elementLabels } from './element-labels.ts';
import { reflect } from './reflect.ts';

/**
 * `<portal-people-field>`: the people field as a form control. Attributes and properties are those of an input, as far as it has them:
 * `name`, `required`, `disabled`, `readonly`, `min`, `max`, `placeholder`; also `label`, `hint`, `error`, `single`, `kinds`.
 *
 * Slots: `label` and `hint`, for more than text. Events: `input` and `change` when the value has changed. Each id is submitted under `name`.
 */
export class PeopleFieldElement extends ContactsElement {
  static formAssociated = true;
  static override observedAttributes = [
    ...ContactsElement.observedAttributes,
    ...reflect(this.prototype, {
      strings: ['name', 'label', 'hint', 'error', 'placeholder'],
      booleans: ['required', 'disabled', 'readOnly'],
    }),
  ];

  declare name: string;
  declare label: string;
  declare hint: string;
  /** The server's reason against the value. */
  declare error: string;
  declare placeholder: string;
  declare required: boolean;
  declare disabled: boolean;
  declare readOnly: boolean;

  readonly #internals = this.attachInternals();
  readonly #inputRef = createRef<HTMLInputElement>();
  #labels: PeopleFieldLabels | undefined;
  #value: readonly Contact[] = [];
  #defaultValue: readonly Contact[] = [];
  /** Counts resets: each starts with a new block. */
  #resets = 0;

  constructor() {
    super();
    // What is typed is no value yet; `input` is dispatched when the value changes.
    this.shadowRoot?.addEventListener('input', (event) => event.stopPropagation());
    this.shadowRoot?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.target === this.#inputRef.current) this.#submitForm(event);
    });
    this.addEventListener('invalid', (event) => {
      // The block shows the message, and takes the focus if it is the first invalid control.
      event.preventDefault();
      this.#inputRef.current?.dispatchEvent(new Event('invalid', { cancelable: true }));
    });
    this.addEventListener('click', (event) => {
      // A press on a label of the page.
      if (event.composedPath()[0] === this) this.focus();
    });
  }

  /** Own labels, in place of those of `language`. */
  get labels(): PeopleFieldLabels | undefined {
    return this.#labels;
  }
  set labels(labels: PeopleFieldLabels | undefined) {
    this.#labels = labels;
    this.update();
  }

  /** The chosen contacts. */
  get value(): readonly Contact[] {
    return this.#value;
  }
  set value(value: readonly Contact[] | undefined | null) {
    this.#setValue(value ?? []);
  }

  /** The value after the reset of a form. */
  get defaultValue(): readonly Contact[] {
    return this.#defaultValue;
  }
  set defaultValue(value: readonly Contact[] | undefined) {
    this.#defaultValue = value ?? [];
    if (!this.isConnected) this.#setValue(this.#defaultValue);
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get labelElements(): NodeList {
    return this.#internals.labels;
  }
  get validity(): ValidityState {
    this.flush();
    return this.#internals.validity;
  }
  get validationMessage(): string {
    this.flush();
    return this.#internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  checkValidity(): boolean {
    this.flush();
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    this.flush();
    return this.#internals.reportValidity();
  }

  override focus(options?: FocusOptions): void {
    this.#inputRef.current?.focus(options);
  }

  override attributeChangedCallback(): void {
    this.#submitValue();
    super.attributeChangedCallback();
  }
  formAssociatedCallback(): void {
    this.update();
  }
  formDisabledCallback(): void {
    this.update();
  }
  formResetCallback(): void {
    this.#resets += 1;
    this.#setValue(this.#defaultValue);
    this.flush();
  }
  formStateRestoreCallback(state: string): void {
    this.#setValue(JSON.parse(state));
  }

  /** Enter in an input submits its form; the input in the shadow root has none. */
  #submitForm({ key, isComposing, defaultPrevented }: KeyboardEvent): void {
    if (key !== 'Enter' || isComposing || defaultPrevented) return;
    const controls = [...(this.form?.elements ?? [])];
    const button = controls.find((control) =>
      control.matches('button:is(:not([type]), [type="submit"]), input[type="submit"]'),
    );
    if (button instanceof HTMLElement && !button.matches(':disabled')) this.form?.requestSubmit(button);
  }

  #setValue(value: readonly Contact[]): void {
    this.#value = value;
    this.#submitValue();
    this.update();
  }

  #submitValue(): void {
    const { name } = this;
    const data = new FormData();
    for (const contact of this.#value)
      data.append(name, this.kinds === 'both' ? contactKey(contact) : contact.id);
    this.#internals.setFormValue(name === '' ? null : data, JSON.stringify(this.#value));
  }

  #handleValueChange = (value: readonly Contact[]): void => {
    this.#setValue(value);
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  };

  #handleValidityChange = (message: string): void => {
    const input = this.#inputRef.current;
    const missing = this.required && this.#value.length === 0 && input?.value.trim() === '';
    if (message === '' || !input) this.#internals.setValidity({});
    else
      this.#internals.setValidity(missing ? { valueMissing: true } : { customError: true }, message, input);
  };

  /** The label of the attribute or slot; else the page's label, for assistive technology. */
  #label() {
    const text = this.label;
    if (text !== '' || this.querySelector(':scope > [slot="label"]')) return <slot name="label">{text}</slot>;
    const labels = [...this.#internals.labels].map(({ textContent }) => textContent?.trim());
    return <span className={visuallyHidden}>{this.ariaLabel ?? labels.join(' ')}</span>;
  }

  #hint() {
    const text = this.hint;
    const given = text !== '' || this.querySelector(':scope > [slot="hint"]') !== null;
    return given ? <slot name="hint">{text}</slot> : undefined;
  }

  protected override view() {
    const { error, placeholder } = this;
    return (
      <PeopleField
        key={this.#resets}
        ref={this.#inputRef}
        source={this.source}
        self={this.self}
        rules={this.rules()}
        value={this.#value}
        onValueChange={this.#handleValueChange}
        onValidityChange={this.#handleValidityChange}
        label={this.#label()}
        hint={this.#hint()}
        error={error === '' ? undefined : error}
        placeholder={placeholder === '' ? undefined : placeholder}
        required={this.required}
        disabled={this.matches(':disabled')}
        readOnly={this.readOnly}
        labels={this.#labels ?? elementLabels(this).peopleField}
      />
    );
  }
}
