import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element } from '../../../theme/reset.css.ts';

export const explanation = blockStyle([element, { color: vars.color.textMuted, textWrap: 'pretty' }]);
