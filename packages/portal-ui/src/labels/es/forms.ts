import type { FormsLabels } from '../types.ts';

export const forms: FormsLabels = {
  countedField: {
    counter: (used, max) => `${used} de ${max} caracteres`,
    over: (characters) => (characters === 1 ? 'Sobra 1 carácter.' : `Sobran ${characters} caracteres.`),
  },
};
