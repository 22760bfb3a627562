// What other areas may use.
export { portalPages } from './defaults/portal-pages.ts';
export { findTopic, isTopicClosed } from './queries/topics.ts';
