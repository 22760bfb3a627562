import '../../../../theme/mono.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const text = blockStyle([
  element,
  {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each line goes by its own first letter: a Hebrew line in a Chinese message reads from the right.
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
      // Who is meant sees it from afar: a filled mark, not a colour alone.
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
    // Long lines break rather than scroll: a box that scrolls inside a list that scrolls is a trap for wheels.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: 2,
    textAlign: 'left',
  },
]);
