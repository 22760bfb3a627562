import {
  createMemoryContactSource,
  type ContactKinds,
  type ContactSource,
} from '../blocks/people/ContactPicker/index.ts';
import type { PersonView } from '../blocks/shared/index.ts';
import { PortalElement } from './portal-element.tsx';
import { reflect } from './reflect.ts';

const noSource = createMemoryContactSource([]);

/** A number of an attribute; undefined for an absent or invalid one. */
function limit(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : number;
}

const kindsOf = (text: string): ContactKinds | undefined =>
  text === 'people' || text === 'groups' || text === 'both' ? text : undefined;

/** An element that chooses contacts: `source`, `self`, and the rules as attributes. */
export abstract class ContactsElement extends PortalElement {
  static override observedAttributes = [
    ...PortalElement.observedAttributes,
    ...reflect(this.prototype, { strings: ['kinds', 'min', 'max'], booleans: ['single'] }),
  ];

  /** `people`, `groups` or `both`. */
  declare kinds: string;
  declare min: string;
  declare max: string;
  /** The next choice replaces the previous one. */
  declare single: boolean;

  #source: ContactSource = noSource;
  #self: PersonView | undefined;

  /** Where contacts come from. Set it once: another object starts over. */
  get source(): ContactSource {
    return this.#source;
  }
  set source(source: ContactSource | undefined) {
    this.#source = source ?? noSource;
    this.update();
  }

  /** The current user, who cannot be chosen. */
  get self(): PersonView | undefined {
    return this.#self;
  }
  set self(self: PersonView | undefined) {
    this.#self = self;
    this.update();
  }

  protected rules() {
    return {
      mode: this.single ? ('single' as const) : ('multiple' as const),
      kinds: kindsOf(this.kinds),
      min: limit(this.min),
      max: limit(this.max),
    };
  }
}
