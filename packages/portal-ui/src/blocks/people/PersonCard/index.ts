export { PersonCard } from './PersonCard.tsx';
export { PersonCardDialog } from './PersonCardDialog.tsx';
export { PersonHoverCard } from './PersonHoverCard.tsx';
export { usePersonStack } from './state/use-person-stack.ts';
export type {
  FriendRequestResult,
  DepartmentView,
  FriendRelation,
  FriendshipOptions,
  PersonCardContent,
  PersonCardDialogProps,
  PersonCardLabels,
  PersonCardProps,
  PersonCardStatus,
  PersonCardVariant,
  PersonCardView,
  PersonHoverCardProps,
} from './types.ts';
