import type { FormsLabels } from '../types.ts';

export const forms: FormsLabels = {
  countedField: {
    counter: (used, max) => `${used} of ${max} characters`,
    over: (characters) => (characters === 1 ? '1 character too many.' : `${characters} characters too many.`),
  },
};
