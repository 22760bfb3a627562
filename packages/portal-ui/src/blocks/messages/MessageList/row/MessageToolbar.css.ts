import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';
import { measure } from '../../shared/measure.ts';

/** Width of the buttons and of the time before them. Pixels. */
const buttons = (count: number) => `${count} * ${vars.control.heightSmall}`;
const time = 64;
/** Room before the bubble of another person: avatar and gap. Pixels. */
const before = 44;
/** Up to this width only one button is beside the bubble. */
const narrow = '(max-width: 559.98px)';

const row = `min(100cqi - 2 * ${vars.space.s4}, ${measure}px)`;
/** Beside the bubble; without room, over its end. `taken`: width before the bubble in its row, in pixels. */
const beside = (count: number, taken: number) =>
  `max(0px, min(100% + ${vars.space.s2}, ${row} - ${taken}px - ${buttons(count)} - 2px))`;
const both = (count: number, extra: number) => ({
  insetInlineStart: beside(count, before + extra),
  selectors: { '[data-own] &': { insetInlineStart: 'auto', insetInlineEnd: beside(count, extra) } },
});

/** As high as the bubble, so that the sticky toolbar stays in view beside a message that is higher than the list. */
export const rail = blockStyle([
  element,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    ...both(4, 0),
    selectors: {
      ...both(4, 0).selectors,
      '&[data-timed]': { insetInlineStart: beside(4, before + time) },
      '[data-own] &[data-timed]': { insetInlineStart: 'auto', insetInlineEnd: beside(4, time) },
    },
    '@container': {
      [narrow]: {
        insetInlineStart: beside(1, before),
        selectors: {
          '&[data-timed]': { insetInlineStart: beside(1, before) },
          '[data-own] &, [data-own] &[data-timed]': {
            insetInlineStart: 'auto',
            insetInlineEnd: beside(1, 0),
          },
        },
      },
    },
    // On a phone a long press opens the menu; a keyboard there still gets the toolbar.
    '@media': {
      '(hover: none)': {
        selectors: { 'article:not(:focus-visible, :has(:focus-visible)) &': { display: 'none' } },
      },
    },
  },
]);

/** As high as a one-line bubble, so that it never covers a neighbour. */
export const toolbar = blockStyle([
  element,
  {
    position: 'sticky',
    insetBlockStart: vars.space.s1,
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
  },
]);

/** In a narrow pane all actions are in the menu. */
export const spare = blockStyle({ '@container': { [narrow]: { display: 'none' } } });

export const clock = blockStyle([
  element,
  spare,
  {
    paddingInline: `${vars.space.s2} ${vars.space.s1}`,
    fontSize: vars.font.size.xs,
    lineHeight: vars.control.heightSmall,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);
