import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root } from '../../theme/reset.css.ts';

export const field = primitiveStyle([root, { display: 'flex', flexDirection: 'column' }]);

export const label = primitiveStyle([
  element,
  {
    alignSelf: 'flex-start',
    marginBlockEnd: 6,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.tight,
  },
]);

/** The frame around an input, with room for icons and buttons. */
export const frame = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.height,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
      '&:has([aria-invalid="true"]):focus-within': { outlineColor: vars.color.danger },
      '&:has(:disabled)': { opacity: 0.6 },
    },
  },
]);

export const input = primitiveStyle([
  element,
  {
    flex: 1,
    appearance: 'none',
    inlineSize: '100%',
    minBlockSize: `calc(${vars.control.height} - 2px)`,
    paddingInline: vars.space.s3,
    borderRadius: 'inherit',
    background: 'transparent',
    color: vars.color.text,
    fontFamily: vars.font.family,
    // iOS zooms into a field whose text is smaller than 16 px.
    fontSize: vars.font.size.md,
    lineHeight: vars.font.line.tight,
    outline: 'none',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    ':placeholder-shown': { textOverflow: 'ellipsis' },
    selectors: {
      // Browsers give autofilled fields their own colours, also in dark mode.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${vars.color.surface}`,
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
      },
      '&::-ms-reveal': { display: 'none' },
      // Hides the native clear button; fields have their own.
      '&:not(:last-child)::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': { '(pointer: coarse)': { fontSize: 16 } },
  },
]);

export const textArea = primitiveStyle({
  paddingBlock: vars.space.s2,
  lineHeight: vars.font.line.normal,
  resize: 'vertical',
});

export const adornment = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { '&:first-child': { paddingInlineStart: vars.space.s3 } },
  },
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
