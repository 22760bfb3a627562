import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root, truncate } from '../../theme/reset.css.ts';

/** Widths of the container from which the sheet leaves room, and from which it is beside the content. */
const partly = '(min-width: 28rem)';
const beside = '(min-width: 48rem)';

export const sheet = primitiveStyle([
  root,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: vars.z.bar,
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    inlineSize: '100%',
    background: vars.color.surface,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@container': {
      [partly]: { inlineSize: '24rem', borderInlineStart: `1px solid ${vars.color.line}` },
      [beside]: { position: 'static', boxShadow: 'none' },
    },
  },
]);

export const header = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: 56,
    paddingInline: vars.space.s4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const title = primitiveStyle([
  element,
  truncate,
  {
    flex: 1,
    minInlineSize: 0,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
  },
]);
