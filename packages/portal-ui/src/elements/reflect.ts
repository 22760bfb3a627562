interface Reflected {
  strings?: readonly string[];
  booleans?: readonly string[];
}

/** Attribute of a property: `personId` is `person-id`; `readOnly` is `readonly`, as in HTML. */
const attributeOf = (property: string) =>
  property === 'readOnly'
    ? 'readonly'
    : property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Defines properties that read and write attributes, as those of HTML elements do. Frameworks set properties where an element has them.
 *
 * @returns The attributes, for `observedAttributes`.
 */
export function reflect(prototype: object, { strings = [], booleans = [] }: Reflected): string[] {
  for (const name of strings) {
    const attribute = attributeOf(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute) ?? '';
      },
      set(this: Element, value: string | number | null | undefined) {
        if (value === undefined || value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
  for (const name of booleans) {
    const attribute = attributeOf(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.hasAttribute(attribute);
      },
      set(this: Element, value: unknown) {
        this.toggleAttribute(attribute, Boolean(value));
      },
    });
  }
  return [...strings, ...booleans].map(attributeOf);
}
