import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, focusRing, root } from '../../theme/reset.css.ts';

const side = `calc(${vars.font.size.md} + 3px)`;

export const group = primitiveStyle([root, { display: 'flex', flexDirection: 'column' }]);

export const legend = primitiveStyle([
  element,
  {
    marginBlockEnd: 6,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.tight,
  },
]);

export const options = primitiveStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    selectors: {
      '&[data-variant="list"]': { gap: vars.space.s2 },
      '&[data-variant="cards"]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: vars.space.s3,
      },
      // Three options in two columns would leave a gap.
      '&[data-variant="cards"]:has(> :nth-child(3):last-child)': { gridTemplateColumns: '1fr' },
      '&[data-variant="segments"]': {
        flexDirection: 'row',
        alignSelf: 'flex-start',
        maxInlineSize: '100%',
        padding: 2,
        gap: 2,
        overflowX: 'auto',
        border: `1px solid ${vars.color.line}`,
        borderRadius: `calc(${vars.radius.control} + 2px)`,
        background: vars.color.canvas,
      },
    },
  },
]);

/** The label of an option: all of it is the press target. */
export const option = primitiveStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s2,
    minBlockSize: vars.control.target,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
      '&[data-avatar]': { alignItems: 'center' },
      '[data-variant="cards"] > &': {
        padding: vars.space.s4,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        background: vars.color.surface,
        transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '[data-variant="cards"] > &:hover:not(:has(:disabled, :checked))': {
        borderColor: vars.color.lineStrong,
      },
      '[data-variant="cards"] > &:has(:checked)': {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
      },
      '[data-variant="segments"] > &': {
        alignItems: 'center',
        justifyContent: 'center',
        flex: '1 0 auto',
        minBlockSize: `max(${vars.control.target}, calc(${vars.control.heightSmall} - 6px))`,
        paddingInline: vars.space.s3,
        borderRadius: vars.radius.control,
        fontSize: vars.font.size.sm,
        lineHeight: vars.font.line.tight,
        color: vars.color.textMuted,
        transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '[data-variant="segments"] > &:hover:not(:has(:disabled, :checked))': { color: vars.color.text },
      '[data-variant="segments"] > &:has(:checked)': {
        background: vars.color.raised,
        color: vars.color.text,
        fontWeight: vars.font.weight.medium,
        boxShadow: `0 0 0 1px ${vars.color.line}`,
      },
      '[data-variant="segments"] > &:has(:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
      },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: { '[data-variant="list"] > &': { paddingBlock: vars.space.s2 } },
      },
      // Fits three labels with icons, in Spanish, too.
      '(max-width: 479.98px)': {
        selectors: { '[data-variant="segments"] > &': { paddingInline: vars.space.s2 } },
      },
      '(forced-colors: active)': {
        selectors: {
          '[data-variant="cards"] > &:has(:checked), [data-variant="segments"] > &:has(:checked)': {
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
        },
      },
    },
  },
]);

export const mark = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: '1lh',
    selectors: {
      // A card has its mark at the end, where it does not indent the texts.
      '[data-variant="cards"] > * > &': { order: 1, marginInlineStart: 'auto' },
      '[data-variant="segments"] > * > &': { position: 'absolute', inset: 0, opacity: 0, blockSize: 'auto' },
    },
  },
]);

export const dot = primitiveStyle([
  element,
  focusRing,
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '50%',
    background: vars.color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '::before': {
      content: '""',
      inlineSize: '44%',
      blockSize: '44%',
      borderRadius: '50%',
      background: vars.color.onAccent,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
      '&:checked::before': { transform: 'none' },
      'label:hover > * > &:not(:checked, :disabled)': { borderColor: vars.color.link },
      '&:disabled': { opacity: 0.5 },
      '[data-variant="segments"] &': { inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } } },
  },
]);

export const icon = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: '1lh',
    color: vars.color.textMuted,
    selectors: {
      ':has(:checked) > &': { color: vars.color.link },
      '[data-variant="segments"] > :has(:checked) > &': { color: 'inherit' },
    },
  },
]);

export const texts = primitiveStyle([element, { display: 'flex', flexDirection: 'column' }]);

export const label = primitiveStyle([
  element,
  {
    overflowWrap: 'anywhere',
    selectors: {
      '[data-variant="cards"] > * > * > &': { fontWeight: vars.font.weight.medium },
      '[data-variant="segments"] > * > * > &': { whiteSpace: 'nowrap' },
    },
  },
]);

export const description = primitiveStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

export const note = primitiveStyle([
  element,
  {
    marginBlockStart: 6,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&[data-tone="danger"]': { color: vars.color.danger } },
  },
]);
