import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Texts come from the toolbar's language. */
const fromToolbar = new Set(['labels', 'locale']);

/** Whether a value can be edited as JSON. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    ? !('$$typeof' in value) &&
      Object.values(value).every((each) => typeof each !== 'function' && isPlain(each))
    : false);

/** Removes the controls that change nothing useful: those of functions, of objects that hold some, and of labels. */
export const withoutIdleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const isFunction =
        typeof value === 'function' || /^(on|render)[A-Z]/.test(name) || argType.type?.name === 'function';
      // A choice of named values is useful for any type.
      const isChoice = argType.options !== undefined;
      const idle = !isChoice && (isFunction || fromToolbar.has(name) || !isPlain(value));
      return [name, idle ? { ...argType, control: false } : argType];
    }),
  );
