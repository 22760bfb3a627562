export type { FileView, FormatSize, ThumbView } from './files/file-views.ts';
export type { LoadStatus, PagedStatus, PageStatus } from './status.ts';
export { ThumbImage } from './files/ThumbImage.tsx';
export type { LinkRequest, RenderLink } from './links.ts';
export type { GroupKind, GroupView, MarkRange, MatchView, PersonView, TimeSettings } from './views.ts';
