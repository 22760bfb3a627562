import { describe, expect, test } from 'vitest';
import { shadowStyles } from './shadow-styles.ts';

describe('styles of the elements', () => {
  test('move from the root of the page to the host', () => {
    expect(shadowStyles(':root{color:red}:root:lang(ja){color:blue}')).toBe(
      ':host{color:red}:host(:lang(ja)){color:blue}',
    );
  });

  test('take the scheme and size of the element, with the same specificity', () => {
    expect(shadowStyles(':root[data-portal-scheme="dark"],:root:not([data-portal-scheme="light"]){}')).toBe(
      ':host([theme="dark"]),:host(:not([theme="light"])){}',
    );
    expect(shadowStyles(':root[data-portal-size=mini]{}:root:root:root{}')).toBe(
      ':host([size=mini]){}:host(:not(._):not(._)){}',
    );
  });
});
