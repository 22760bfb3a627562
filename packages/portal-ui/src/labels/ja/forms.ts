import type { FormsLabels } from '../types.ts';

export const forms: FormsLabels = {
  countedField: {
    counter: (used, max) => `${max} 文字中 ${used} 文字`,
    over: (characters) => `${characters} 文字多すぎます。`,
  },
};
