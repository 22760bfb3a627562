import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { bar as commonBar, low } from './bars.css.ts';
import { element, list as listStyle, pressable, truncate } from '../../../../theme/reset.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const bar = blockStyle([
  commonBar,
  {
    paddingBlock: 4,
    background: vars.color.surface,
    // On a phone the open list is below its button, at full width.
    '@media': {
      [low]: { selectors: { '&:not([data-open])': { display: 'none' } } },
      [phone]: {
        selectors: { '&[data-open]': { flexWrap: 'wrap', rowGap: 0, justifyContent: 'space-between' } },
      },
    },
  },
]);

const lineHeight = `max(32px, ${vars.control.target})`;

export const mark = blockStyle({ flexShrink: 0, blockSize: lineHeight, color: vars.color.link });

export const list = blockStyle([
  listStyle,
  {
    flex: 1,
    '@media': { [phone]: { selectors: { [`${bar}[data-open] > &`]: { order: 1, flexBasis: '100%' } } } },
  },
]);

export const item = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s1 }]);

export const open = blockStyle([
  pressable,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minInlineSize: 0,
    minBlockSize: lineHeight,
    paddingInline: vars.space.s1,
    borderRadius: 4,
    ':hover': { background: vars.color.hover },
    ':focus-visible': { outlineOffset: -2 },
  },
]);

export const sender = blockStyle([
  truncate,
  { flexShrink: 0, maxInlineSize: '50%', fontWeight: vars.font.weight.medium },
]);

export const text = blockStyle([truncate, { minInlineSize: 0, color: vars.color.textMuted }]);

export const chevron = blockStyle({ selectors: { '&[data-open]': { rotate: '180deg' } } });
