import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, focusRing, root } from '../../theme/reset.css.ts';

/** Side of the box: slightly larger than the text, in any chosen size. */
const side = `calc(${vars.font.size.md} + 3px)`;

const picture = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / contain no-repeat`;
const tick = picture('M3.5 8.5l3 3 6-7');
const dash = picture('M4 8h8');

/** The label element: the whole row is the press target. */
export const row = primitiveStyle([
  root,
  {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.s2,
    minBlockSize: vars.control.target,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s2 } },
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed' },
      // Only the box is the press target.
      '&[data-bare]': { justifyContent: 'center', minInlineSize: vars.control.target },
    },
  },
]);

/** As high as the first line of the text, so that the box is centred on it. */
export const mark = primitiveStyle([
  element,
  { display: 'inline-flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' },
]);

export const box = primitiveStyle([
  element,
  focusRing,
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: 4,
    background: vars.color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '::before': {
      content: '""',
      inlineSize: '100%',
      blockSize: '100%',
      background: vars.color.onAccent,
      opacity: 0,
      transform: 'scale(0.6)',
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    selectors: {
      '&::before': { mask: tick },
      '&:indeterminate::before': { mask: dash },
      '&:checked::before, &:indeterminate::before': { opacity: 1, transform: 'none' },
      '&:checked, &:indeterminate': { borderColor: vars.color.accent, background: vars.color.accent },
      ':hover > * > &:not(:checked, :indeterminate, :disabled)': { borderColor: vars.color.link },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
      '&:disabled': { opacity: 0.5 },
    },
    // In forced colours the native box shows its state.
    '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } } },
  },
]);

export const texts = primitiveStyle([element, { display: 'flex', flexDirection: 'column' }]);

export const label = primitiveStyle([
  element,
  {
    overflowWrap: 'anywhere',
    selectors: { ':has(:disabled) > * > &': { color: vars.color.textMuted } },
  },
]);

export const description = primitiveStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);
