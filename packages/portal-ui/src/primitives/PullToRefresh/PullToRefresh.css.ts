import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root as rootStyle } from '../../theme/reset.css.ts';

const finger = '(pointer: coarse)';

export const root = primitiveStyle([
  rootStyle,
  {
    position: 'relative',
    overflowY: 'auto',
    // Disables the browser's own pull, which reloads the page.
    overscrollBehaviorY: 'none',
  },
]);

/** Uncovered while the list is pulled down. */
export const tip = primitiveStyle([
  element,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    blockSize: 48,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    selectors: { '&[data-phase="idle"]': { visibility: 'hidden' } },
  },
]);

export const arrow = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { '[data-phase="ready"] > &': { transform: 'rotate(180deg)' } },
  },
]);

export const sheet = primitiveStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100%',
    selectors: {
      '&:not([data-held])': { transition: `transform ${vars.motion.base} ${vars.motion.ease}` },
    },
  },
]);

/** For mouse and keyboard; on touch only for a screen reader or a keyboard. */
export const bar = primitiveStyle([
  element,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: `${vars.space.s1} ${vars.space.s2} 0`,
    '@media': {
      [finger]: {
        selectors: {
          '&:not(:focus-within)': {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
]);

export const end = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: 48,
    marginBlockStart: 'auto',
    padding: vars.space.s1,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const forFinger = primitiveStyle({
  display: 'none',
  '@media': { [finger]: { display: 'inline' } },
});
export const forMouse = primitiveStyle({ '@media': { [finger]: { display: 'none' } } });
