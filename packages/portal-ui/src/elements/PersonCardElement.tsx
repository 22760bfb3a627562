import type { FriendshipLabels, FriendshipOptions } from '../blocks/people/Friendship/index.ts';
import type { PersonCardLabels, PersonCardView } from '../blocks/people/PersonCard/index.ts';
import type { PersonView } from '../blocks/shared/index.ts';
import { elementLabels } from './element-labels.ts';
import { LoadedPersonCard, LoadedPersonDialog, type LoadPerson } from './LoadedPersonCard.tsx';
import { PortalElement } from './portal-element.tsx';
import { reflect } from './reflect.ts';

/**
 * `<portal-person-card>`: the card of a person, of the property `person`, or fetched by `load` for the attribute `person-id`.
 *
 * With the attribute `dialog` the card is in a dialog. The content of the element is then its trigger, such as the person's name: a press
 * opens the dialog, and so do `show()` and the attribute `open`. With the attribute `message` the card has a button that dispatches `message`
 * with the person in `detail`. `close` is dispatched when the dialog closes; neither event bubbles.
 */
export class PersonCardElement extends PortalElement {
  static override observedAttributes = [
    ...PortalElement.observedAttributes,
    ...reflect(this.prototype, {
      strings: ['personId'],
      booleans: ['dialog', 'open', 'own', 'message', 'omitEmpty'],
    }),
  ];

  /** Id for `load`. */
  declare personId: string;
  declare dialog: boolean;
  declare open: boolean;
  /** The card of the user: fields that colleagues do not see have a mark. */
  declare own: boolean;
  /** Leaves out rows without a value. */
  declare omitEmpty: boolean;
  /** The card has a message button. */
  declare message: boolean;

  #person: PersonView | PersonCardView | undefined;
  #load: LoadPerson | undefined;
  #friendship: FriendshipOptions = {};
  #labels: (PersonCardLabels & FriendshipLabels) | undefined;

  constructor() {
    super();
    this.addEventListener('click', (event) => {
      if (this.isInSlot(event)) this.show();
    });
  }

  /** The person; without `departments` it is what is known until `load` resolves. */
  get person(): PersonView | PersonCardView | undefined {
    return this.#person;
  }
  set person(person: PersonView | PersonCardView | undefined) {
    this.#person = person;
    this.update();
  }

  get load(): LoadPerson | undefined {
    return this.#load;
  }
  set load(load: LoadPerson | undefined) {
    this.#load = load;
    this.update();
  }

  /** Actions on the friendship; each has a button if it has a callback. */
  get friendship(): FriendshipOptions {
    return this.#friendship;
  }
  set friendship(friendship: FriendshipOptions | undefined) {
    this.#friendship = friendship ?? {};
    this.update();
  }

  /** Own labels, in place of those of `language`. */
  get labels(): (PersonCardLabels & FriendshipLabels) | undefined {
    return this.#labels;
  }
  set labels(labels: (PersonCardLabels & FriendshipLabels) | undefined) {
    this.#labels = labels;
    this.update();
  }

  show(): void {
    if (this.dialog) this.open = true;
  }

  close(): void {
    this.open = false;
  }

  #handleMessage = (person: PersonView): void => {
    this.dispatchEvent(new CustomEvent('message', { detail: person, composed: true }));
  };

  #handleClose = (): void => {
    this.close();
    this.dispatchEvent(new Event('close', { composed: true }));
  };

  protected override view() {
    const person = this.#person ?? (this.personId === '' ? undefined : { id: this.personId, name: '' });
    const card = person && {
      person,
      load: this.#load,
      own: this.own,
      omitEmpty: this.omitEmpty,
      friendship: this.#friendship,
      onMessage: this.message ? this.#handleMessage : undefined,
      labels: this.#labels ?? elementLabels(this).personCard,
    };
    if (!this.dialog) return card && <LoadedPersonCard key={card.person.id} {...card} />;
    return (
      <>
        <slot />
        {card && this.open && (
          <LoadedPersonDialog key={card.person.id} {...card} onClose={this.#handleClose} />
        )}
      </>
    );
  }
}
