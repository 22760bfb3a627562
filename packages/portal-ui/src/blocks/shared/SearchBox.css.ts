import { blockStyle } from '../../theme/layered.ts';

export const search = blockStyle({
  flex: '0 1 320px',
  minInlineSize: 0,
  // Leaves room for the actions of a selection.
  selectors: { '[data-selection] > &': { flexBasis: 200 } },
  '@container': {
    'portal-files (max-width: 1189.98px)': { selectors: { '[data-selection] > &': { display: 'none' } } },
  },
});
