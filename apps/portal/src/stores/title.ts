import { proxy } from 'valtio';

/** What the title of the document shows beside the page. The shell sets it: a page without a session has no messages. */
export const documentTitle = proxy({ unread: 0 });
