import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { root } from '../../../../theme/reset.css.ts';
import { measure } from '../../shared/measure.ts';

/** A phone with an open soft keyboard or in landscape: the messages need the room. */
export const low = '(max-height: 520px)';

/** A bar between header and log: the announcement, the pinned messages. */
export const bar = blockStyle([
  root,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s2,
    flexShrink: 0,
    overflowY: 'auto',
    paddingInlineStart: vars.space.s4,
    // Its controls are aligned with the message column.
    paddingInlineEnd: `max(${vars.space.s4}, calc(100% - ${measure}px - ${vars.space.s4}))`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    selectors: {
      // When expanded it scrolls before the messages have less than half of the height; its first line stays.
      '&[data-open]': { flexShrink: 1000, minBlockSize: 48 },
    },
  },
]);
