export { BoardCard } from './BoardCard.tsx';
export { CardApps, type CardAppsProps } from './cards/CardApps.tsx';
export { CardContacts, type CardContactsProps, type CardContactView } from './cards/CardContacts.tsx';
export { CardLinks, type CardLinksProps, type CardLinkView } from './cards/CardLinks.tsx';
export { CardNews, type CardNewsProps, type CardNewsView } from './cards/CardNews.tsx';
export { CardAnnouncement, type CardAnnouncementProps } from './cards/CardAnnouncement.tsx';
export { CardRanking, type CardRankingProps, type CardRankView } from './cards/CardRanking.tsx';
export {
  CardStories,
  type CardStoriesProps,
  type CardStoryState,
  type CardStoryView,
} from './cards/CardStories.tsx';
export type {
  BoardCardLabels,
  BoardCardProps,
  BoardCardStatus,
  BoardCardView,
  BoardOfferView,
  WorkspaceBoardLabels,
  WorkspaceBoardOptions,
  WorkspaceBoardProps,
} from './types.ts';
export { useCardLoading } from './use-card-arrival.ts';
export { WorkspaceBoard } from './WorkspaceBoard.tsx';
