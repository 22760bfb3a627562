import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';

/** As high for two contacts as for two thousand: it does not jump while one types. */
export const dialog = blockStyle({
  blockSize: 'min(680px, 100%)',
  '@media': { 'screen and (max-width: 599.98px)': { blockSize: '100%' } },
});

/** Header and footer begin and end where the picker between them does. */
export const header = blockStyle({ paddingInline: `${vars.space.s4} ${vars.space.s2}` });
export const dialogFooter = blockStyle({ paddingInline: vars.space.s4 });
