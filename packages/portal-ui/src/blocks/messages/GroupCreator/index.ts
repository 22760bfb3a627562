export { GroupCreator } from './GroupCreator.tsx';
export type {
  GroupCreatorLabels,
  GroupCreatorOptions,
  GroupCreatorProps,
  GroupCreatorStep,
  GroupSummary,
  NewGroup,
  TopicSource,
  TopicView,
} from './types.ts';
