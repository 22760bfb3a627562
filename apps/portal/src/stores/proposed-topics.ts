import { proxy } from 'valtio';

// Apart from the form, so that the board does not carry the form's schemas.

/** How many topics were proposed since the page was opened: the list of stories loads again after each. */
export const proposedTopics = proxy({ count: 0 });
