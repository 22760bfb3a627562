import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, list, root } from '../../theme/reset.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = primitiveStyle([
  list,
  {
    position: 'fixed',
    // Until `useFreePlace` has measured.
    insetBlockStart: 64,
    insetInlineEnd: vars.space.s4,
    inlineSize: `min(400px, 100vw - 2 * ${vars.space.s4})`,
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space.s2,
    pointerEvents: 'none',
  },
]);

export const toast = primitiveStyle([
  root,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s2,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: 10,
    paddingInline: `${vars.space.s3} ${vars.space.s2}`,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    animation: `${drop} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const mark = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: '1lh',
    color: vars.color.link,
    selectors: {
      '[data-tone="success"] > &': { color: vars.color.success },
      '[data-tone="warning"] > &': { color: vars.color.warning },
      '[data-tone="danger"] > &': { color: vars.color.danger },
    },
  },
]);

export const text = primitiveStyle([
  element,
  {
    flex: 1,
    paddingInlineEnd: vars.space.s2,
    overflowWrap: 'anywhere',
    selectors: { '[data-tone="danger"] > &': { color: vars.color.danger } },
  },
]);

export const end = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    flexShrink: 0,
    // Negative margins: the buttons are taller than the line, but must not stretch the toast.
    blockSize: '1lh',
  },
]);
