export * from './conversations.ts';
export * from './messages.ts';
export * from './targets.ts';
