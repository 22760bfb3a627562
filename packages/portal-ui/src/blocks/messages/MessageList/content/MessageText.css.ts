import '../../../../theme/mono.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const text = blockStyle([
  element,
  {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Direction per line: a Hebrew line in a Chinese message is right-to-left.
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    selectors: {
      '&[data-gesture]': { fontSize: '2em', lineHeight: 1.2 },
      '&[data-folded]': {
        maxBlockSize: '12lh',
        overflow: 'hidden',
        maskImage: 'linear-gradient(to bottom, #000 70%, transparent)',
      },
    },
  },
]);

export const mention = blockStyle([
  element,
  {
    color: vars.color.link,
    fontWeight: vars.font.weight.medium,
    selectors: {
      // Mentions of the user have a filled background, not only a colour.
      '&[data-own]': {
        paddingInline: 4,
        borderRadius: 4,
        background: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-own]': { outline: '1px solid' } } } },
  },
]);

const mono = blockStyle([element, { fontFamily: vars.font.mono, fontSize: '0.92em' }]);

export const code = blockStyle([
  mono,
  {
    paddingInline: 4,
    border: `1px solid ${vars.color.line}`,
    borderRadius: 4,
    background: vars.color.surface,
  },
]);

export const pre = blockStyle([
  mono,
  {
    marginBlock: vars.space.s1,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    // Long lines wrap: a nested scroller would trap the wheel.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: 2,
    textAlign: 'left',
  },
]);
