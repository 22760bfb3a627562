import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { measure } from '../../shared/measure.ts';
import { element } from '../../../../theme/reset.css.ts';

/** Without room beside the count the buttons are in a second line, their labels under the icons. */
const narrow = '(max-width: 560px)';

export const frame = blockStyle([
  element,
  {
    flexShrink: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    containerType: 'inline-size',
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    paddingBlock: vars.space.s2,
    // As wide as the messages and the composer.
    maxInlineSize: `calc(${measure}px + 2 * ${vars.space.s4})`,
    paddingInline: vars.space.s4,
    '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
]);

export const head = blockStyle([
  element,
  {
    display: 'flex',
    flex: '1 0 auto',
    alignItems: 'center',
    gap: vars.space.s2,
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const actions = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s2,
    '@container': {
      [narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const action = blockStyle({
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      gap: 2,
      blockSize: 'auto',
      paddingBlock: vars.space.s1,
      paddingInline: vars.space.s1,
      whiteSpace: 'normal',
    },
  },
});
