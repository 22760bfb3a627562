import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { filterChip } from '../../../theme/patterns.css.ts';
import { element, root as rootStyle } from '../../../theme/reset.css.ts';

/** In the flow below the page, so that it covers nothing. Sticky, because the page may be longer than the window. */
const strip = {
  position: 'sticky',
  insetBlockEnd: 0,
  insetInlineEnd: 'auto',
  flexShrink: 0,
  inlineSize: '100%',
  borderInline: 0,
  borderBlockEnd: 0,
  borderRadius: 0,
  boxShadow: 'none',
} as const;

export const root = blockStyle([
  rootStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(440px, 100%)',
    maxBlockSize: 560,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    selectors: {
      '&[data-docked="corner"]': {
        position: 'absolute',
        insetBlockEnd: vars.space.s4,
        insetInlineEnd: vars.space.s4,
        zIndex: vars.z.drawer,
        inlineSize: `min(440px, calc(100% - 2 * ${vars.space.s4}))`,
        maxBlockSize: 'min(480px, 50dvh)',
        boxShadow: vars.shadow.float,
      },
      '&[data-docked="below"]': { ...strip, maxBlockSize: '40dvh' },
      '&[data-docked="corner"][data-collapsed]': strip,
    },
    '@media': {
      // Below the width at which the menu is beside the page there is no room beside the page's own controls.
      'screen and (max-width: 991.98px)': {
        selectors: {
          '&[data-docked="corner"], &[data-docked="below"]': {
            ...strip,
            maxBlockSize: '40dvh',
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
          },
        },
      },
    },
  },
]);

export const header = blockStyle([
  element,
  {
    display: 'grid',
    gap: vars.space.s2,
    flexShrink: 0,
    paddingBlock: vars.space.s3,
    paddingInline: `${vars.space.s4} ${vars.space.s2}`,
  },
]);

export const headLine = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s3 }]);
export const headIcon = blockStyle({ flexShrink: 0, color: vars.color.link });
export const headTexts = blockStyle([element, { flex: 1, cursor: 'pointer' }]);

export const head = blockStyle([
  element,
  {
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);

export const facts = blockStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.normal,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

// Aligned with the visible edge of the buttons above.
export const total = blockStyle({ inlineSize: `calc(100% - ${vars.space.s2})` });

export const actionRow = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    paddingInline: `calc(${vars.space.s4} - 10px)`,
    paddingBlockEnd: vars.space.s1,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const filters = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s1,
    flexShrink: 0,
    overflowX: 'auto',
    paddingInline: vars.space.s3,
    paddingBlock: vars.space.s2,
  },
]);

export { filterChip as filter };

export const count = blockStyle([element, { fontVariantNumeric: 'tabular-nums' }]);

export const scroller = blockStyle([
  element,
  { flex: '1 1 auto', overflowY: 'auto', overscrollBehavior: 'contain', minBlockSize: 0 },
]);

export const none = blockStyle([
  element,
  { padding: vars.space.s6, textAlign: 'center', color: vars.color.textMuted },
]);

export const hint = blockStyle([
  element,
  {
    flexShrink: 0,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);
