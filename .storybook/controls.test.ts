import { describe, expect, test } from 'vitest';
import { withoutIdleControls } from './controls.ts';

/** Names of the args that keep a control. */
function controlled(initialArgs: Record<string, unknown>, options: Record<string, object> = {}): string[] {
  const argTypes = Object.fromEntries(
    Object.keys(initialArgs).map((name) => [
      name,
      { name, control: { type: 'object' as const }, ...options[name] },
    ]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads nothing else of a story
  const context = { argTypes, initialArgs } as unknown as Parameters<typeof withoutIdleControls>[0];
  return Object.entries(withoutIdleControls(context)).flatMap(([name, { control }]) =>
    control ? [name] : [],
  );
}

describe('controls', () => {
  test('stay for texts, numbers and plain objects', () => {
    expect(controlled({ label: 'Reviewers', max: 5, rules: { max: 5 }, hint: undefined })).toEqual([
      'label',
      'max',
      'rules',
      'hint',
    ]);
  });

  test('go for functions, objects that hold some, elements and labels', () => {
    const args = {
      onOpen: undefined,
      search: () => [],
      source: { search: () => [] },
      file: { actions: [{ run: () => undefined }] },
      favouriteIds: new Set(['a']),
      icon: { $$typeof: Symbol.for('react.transitional.element'), props: {} },
      labels: { title: 'Title' },
    };
    expect(controlled(args)).toEqual([]);
  });

  test('stay for a choice of named values', () => {
    expect(controlled({ source: { search: () => [] } }, { source: { options: ['Newsroom'] } })).toEqual([
      'source',
    ]);
  });
});
