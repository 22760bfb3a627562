import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, pressable } from '../../../../theme/reset.css.ts';
import { narrow } from '../ContactPicker.css.ts';
import { rowSize } from '../state/picker-rows.ts';

export const pane = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@container': {
      [narrow]: {
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${vars.color.line}`,
        maxBlockSize: '50cqh',
      },
    },
  },
]);

export const head = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s2,
    flexShrink: 0,
    minBlockSize: 52,
    paddingInline: `${vars.space.s4} ${vars.space.s2}`,
    paddingBlock: vars.space.s2,
  },
]);

export const heading = blockStyle([
  element,
  {
    flex: 1,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
  },
]);

export const count = blockStyle([
  element,
  {
    // Wraps below the heading as a whole.
    display: 'inline-block',
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);

export const actions = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s1 }]);

/** Opens the choice on a phone; elsewhere it is open anyway. */
export const tray = blockStyle([
  pressable,
  {
    display: 'none',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.control.heightSmall,
    minInlineSize: vars.control.target,
    paddingInline: vars.space.s1,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'inline-flex' } },
    selectors: { [`${pane}[data-expanded] &`]: { color: vars.color.text } },
  },
]);

export const faces = blockStyle([
  element,
  {
    display: 'inline-flex',
    paddingInlineStart: 8,
    selectors: { [`${pane}[data-expanded] &`]: { display: 'none' } },
  },
]);

export const none = blockStyle([
  element,
  {
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'none' } },
  },
]);

export const scroller = blockStyle([
  element,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: vars.space.s2,
    '@container': {
      [narrow]: {
        display: 'none',
        blockSize: 208,
        flex: 'none',
        selectors: { [`${pane}[data-expanded] &`]: { display: 'block' } },
      },
    },
  },
]);

const entry = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    flexShrink: 0,
    blockSize: rowSize,
    paddingInline: `${vars.space.s4} ${vars.space.s2}`,
    lineHeight: vars.font.line.tight,
  },
]);

export const self = blockStyle([
  entry,
  {
    '@container': {
      [narrow]: { display: 'none', selectors: { [`${pane}[data-expanded] &`]: { display: 'flex' } } },
    },
  },
]);

export const item = blockStyle([
  entry,
  {
    position: 'absolute',
    insetInline: 0,
    ':hover': { background: vars.color.hover },
  },
]);

export const out = blockStyle([element, { color: vars.color.warning }]);

export const locked = blockStyle([
  element,
  {
    flexShrink: 0,
    paddingInlineEnd: vars.space.s2,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
  },
]);
