import type { PersonFields } from './types.ts';

/** The fields that differ from those stored. */
export function changedFields(stored: PersonFields, fields: PersonFields): Partial<PersonFields> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(stored).find(([key]) => key === name)?.[1]),
    ),
  );
}
