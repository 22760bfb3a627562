import '../theme/styles.css.ts';
import { ContactPickerElement } from './ContactPickerElement.tsx';
import { setElementStyles } from './element-styles.ts';
import { PeopleFieldElement } from './PeopleFieldElement.tsx';
import { PersonCardElement } from './PersonCardElement.tsx';

export { createMemoryContactSource, type ContactSource } from '../blocks/people/ContactPicker/index.ts';
export { ContactPickerElement } from './ContactPickerElement.tsx';
export type { LoadPerson } from './LoadedPersonCard.tsx';
export { PeopleFieldElement } from './PeopleFieldElement.tsx';
export { PersonCardElement } from './PersonCardElement.tsx';

declare global {
  interface HTMLElementTagNameMap {
    'portal-contact-picker': ContactPickerElement;
    'portal-people-field': PeopleFieldElement;
    'portal-person-card': PersonCardElement;
  }
}

declare global {
  /** The text of all styles, where the build has written it. */
  var PORTAL_ELEMENT_STYLES: string | undefined;
}

const elements = {
  'portal-contact-picker': ContactPickerElement,
  'portal-people-field': PeopleFieldElement,
  'portal-person-card': PersonCardElement,
};

// A server imports the module, too; and a page may load it twice.
if (typeof customElements !== 'undefined') {
  setElementStyles(globalThis.PORTAL_ELEMENT_STYLES ?? '');
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
}
