import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root } from '../../theme/reset.css.ts';
import { appear, fade } from '../motion.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const scrim = primitiveStyle([
  element,
  fade,
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    background: vars.color.scrim,
    '@media': { print: { display: 'none' } },
  },
]);

/** Centres the dialog without a transform, which its animation may use. */
export const frame = primitiveStyle([
  element,
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.s6,
    pointerEvents: 'none',
    // An open dialog is printed; hiding the page behind it is up to the app.
    '@media': { [phone]: { padding: 0, placeItems: 'stretch' }, print: { position: 'static', padding: 0 } },
  },
]);

export const content = primitiveStyle([
  root,
  appear,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: '100%',
    // Toasts have room here where they would cover the dialog's content.
    paddingBlockStart: 'var(--portal-toast-room, 0px)',
    overflow: 'hidden',
    borderRadius: vars.radius.dialog,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    outline: 'none',
    pointerEvents: 'auto',
    selectors: {
      '&[data-width="narrow"]': { maxInlineSize: 430 },
      '&[data-width="regular"]': { maxInlineSize: 460 },
      '&[data-width="wide"]': { maxInlineSize: 600 },
      '&[data-width="full"]': { maxInlineSize: 900 },
    },
    '@media': {
      // A confirmation stays small on a phone; other dialogs fill the screen.
      [phone]: {
        selectors: {
          '&:not([data-width="narrow"])': { maxInlineSize: 'none', borderRadius: 0 },
          '&[data-width="narrow"]': {
            alignSelf: 'end',
            maxInlineSize: 'none',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
        },
      },
      '(forced-colors: active)': { border: '1px solid' },
      print: { maxBlockSize: 'none', overflow: 'visible', boxShadow: 'none' },
    },
  },
]);

export const header = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    flexShrink: 0,
    minBlockSize: 56,
    paddingBlock: vars.space.s3,
    paddingInline: `${vars.space.s6} ${vars.space.s3}`,
  },
]);

export const title = primitiveStyle([
  element,
  {
    flex: 1,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
    // Japanese breaks between phrases, in browsers that support it.
    selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } },
  },
]);

export const description = primitiveStyle([element, { color: vars.color.textMuted }]);

export const body = primitiveStyle([
  element,
  {
    flex: 1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.s6,
    paddingBlock: `${vars.space.s1} ${vars.space.s6}`,
  },
]);

export const footer = primitiveStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s2,
    flexShrink: 0,
    paddingInline: vars.space.s6,
    paddingBlock: `${vars.space.s4} max(${vars.space.s5}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);

/** Stacked paragraphs. */
export const stack = primitiveStyle({ display: 'grid', gap: vars.space.s3 });

/** The footer of a confirmation has no separator. */
export const footerPlain = primitiveStyle({ borderBlockStart: 0, paddingBlockStart: 0 });
