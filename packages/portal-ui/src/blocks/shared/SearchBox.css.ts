import { blockStyle } from '../../theme/layered.ts';

export const search = blockStyle({
  flex: '0 1 320px',
  minInlineSize: 0,
  // What can be done with a selection needs the room.
  selectors: { '[data-selection] > &': { flexBasis: 200 } },
  '@container': {
    'portal-files (max-width: 1189.98px)': { selectors: { '[data-selection] > &': { display: 'none' } } },
  },
});
