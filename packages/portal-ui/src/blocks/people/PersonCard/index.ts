export { PersonCard } from './PersonCard.tsx';
export { PersonCardDialog } from './PersonCardDialog.tsx';
export { PersonHoverCard } from './PersonHoverCard.tsx';
export { usePersonStack } from './state/use-person-stack.ts';
export type {
  DepartmentView,
  FriendRelation,
  FriendshipParts,
  FriendshipSlot,
  PersonCardContent,
  PersonCardDialogProps,
  PersonCardLabels,
  PersonCardProps,
  PersonCardStatus,
  PersonCardVariant,
  PersonCardView,
  PersonHoverCardProps,
} from './types.ts';
