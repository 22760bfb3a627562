// What other areas may use.
export { portalPages } from './portal-pages.ts';
export { findTopic, isTopicClosed } from './topics.ts';
