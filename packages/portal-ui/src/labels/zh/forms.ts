import type { FormsLabels } from '../types.ts';

export const forms: FormsLabels = {
  countedField: {
    counter: (used, max) => `已输入 ${used} 个字符，最多 ${max} 个`,
    over: (characters) => `超出 ${characters} 个字符`,
  },
};
