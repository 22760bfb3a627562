import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root as rootStyle } from '../../theme/reset.css.ts';

export const root = primitiveStyle([rootStyle, { minInlineSize: 0 }]);

export const shown = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    selectors: { '[data-long] > &': { alignItems: 'flex-start' } },
  },
]);

export const text = primitiveStyle([
  element,
  {
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'break-word',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    selectors: {
      '[data-long] &': {
        fontSize: vars.font.size.sm,
        fontWeight: vars.font.weight.regular,
        whiteSpace: 'pre-wrap',
      },
    },
  },
]);

export const placeholder = primitiveStyle({ color: vars.color.textMuted });

/** On the first line of a long text, whatever the height of the button. */
export const edit = primitiveStyle([
  element,
  {
    selectors: {
      '[data-long] &': {
        display: 'flex',
        alignItems: 'center',
        blockSize: '1lh',
        fontSize: vars.font.size.sm,
      },
    },
  },
]);

export const form = primitiveStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s2 },
]);

export const actions = primitiveStyle([
  element,
  { display: 'flex', justifyContent: 'flex-end', gap: vars.space.s2 },
]);
