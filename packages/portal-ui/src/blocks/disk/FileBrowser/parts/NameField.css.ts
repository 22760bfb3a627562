import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const field = blockStyle([element, { display: 'block', flex: 1, minInlineSize: 120 }]);

export const input = blockStyle([
  element,
  {
    inlineSize: '100%',
    blockSize: 32,
    paddingInline: vars.space.s2,
    border: `1px solid ${vars.color.accent}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: -1,
    selectors: {
      '&[aria-invalid]': { borderColor: vars.color.danger, outlineColor: vars.color.danger },
    },
    '@media': { '(pointer: coarse)': { blockSize: 44, fontSize: 16 } },
  },
]);

/** In the flow, because rows are layers of their own: an overlay would be covered by the next row. */
export const note = blockStyle([
  element,
  {
    display: 'block',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginBlockStart: vars.space.s1,
    paddingBlock: vars.space.s1,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    background: vars.color.dangerSoft,
    color: vars.color.danger,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
