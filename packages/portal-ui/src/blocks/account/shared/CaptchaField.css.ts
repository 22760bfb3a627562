import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable } from '../../../theme/reset.css.ts';

/** Field and captcha side by side, the captcha aligned with the field's frame. */
export const captcha = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s3,
    rowGap: vars.space.s2,
    alignItems: 'flex-start',
  },
]);

export const field = blockStyle({ flex: '1 1 120px' });

export const captchaImage = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // Height of the label over the field beside it.
    marginBlockStart: `calc(${vars.font.size.sm} * ${vars.font.line.tight} + 6px)`,
  },
]);

export const refresh = blockStyle([
  pressable,
  {
    minBlockSize: vars.control.target,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    color: vars.color.link,
    ':hover': { textDecoration: 'underline' },
  },
]);

/** The captcha is black on white, in dark mode, too. */
export const image = blockStyle([
  element,
  {
    display: 'block',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: '#fff',
  },
]);
