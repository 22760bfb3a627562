export { accentPresets, defaultAccent, fallbackAccent } from './theme/colors/accents.ts';
export { applyScheme, type ThemeScheme, type ThemeSize } from './theme/apply-scheme.ts';
export { applyTheme, type Theme } from './theme/apply-theme.ts';
export { vars } from './theme/contract.css.ts';

export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export {
  GroupAvatar,
  type GroupAvatarMember,
  type GroupAvatarProps,
} from './primitives/Avatar/GroupAvatar.tsx';
export { PresenceDot, type Presence, type PresenceDotProps } from './primitives/Avatar/PresenceDot.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps, type Tone } from './primitives/Banner/Banner.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  type ControlSize,
} from './primitives/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
export {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  type ContextMenuItemProps,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './primitives/ContextMenu/ContextMenu.tsx';
export { DatePicker, DateTimePicker } from './primitives/DatePicker/DatePicker.tsx';
export { defaultTime, firstDate, type IsoDate, lastDate } from './primitives/DatePicker/dates.ts';
export type { CalendarOptions, DatePickerLabels, DatePickerProps } from './primitives/DatePicker/types.ts';
export { useCalendar } from './primitives/DatePicker/use-calendar.ts';
export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
  DialogTitle,
  DialogTrigger,
  type DialogWidth,
} from './primitives/Dialog/Dialog.tsx';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type MenuItemProps,
} from './primitives/DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export {
  CountedField,
  type CountedFieldProps,
  CountedTextArea,
  type CountedTextAreaProps,
} from './primitives/Field/CountedField.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './primitives/Field/Field.tsx';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './primitives/Field/PasswordField.tsx';
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './primitives/Field/TextField.tsx';
export type { CountedFieldLabels } from './primitives/Field/use-count.ts';
export type { FieldKind, FieldRule, FieldsLabels } from './primitives/Field/use-validated-field.ts';
export { ValidatedField, type ValidatedFieldProps } from './primitives/Field/ValidatedField.tsx';
export { FileIcon, type FileIconProps, type FileKind } from './primitives/FileIcon/FileIcon.tsx';
export { Icon, type IconGlyph, type IconProps } from './primitives/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from './primitives/Kbd/Kbd.tsx';
export { Page, PageHeader, type PageHeaderProps, type PageProps } from './primitives/Page/Page.tsx';
export { PageSkeleton, type PageSkeletonProps } from './primitives/Page/PageSkeleton.tsx';
export { Pagination } from './primitives/Pagination/Pagination.tsx';
export { pageItems, type PageItem } from './primitives/Pagination/page-items.ts';
export {
  defaultPageSize,
  pageSizes,
  type PaginationLabels,
  type PaginationOptions,
  type PaginationProps,
} from './primitives/Pagination/types.ts';
export { usePagination } from './primitives/Pagination/use-pagination.ts';
export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
} from './primitives/Popover/Popover.tsx';
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx';
export { PullToRefresh } from './primitives/PullToRefresh/PullToRefresh.tsx';
export type {
  MoreStatus,
  PullToRefreshLabels,
  PullToRefreshOptions,
  PullToRefreshProps,
} from './primitives/PullToRefresh/types.ts';
export { usePullToRefresh } from './primitives/PullToRefresh/use-pull-to-refresh.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { Bone, type BoneProps, Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './primitives/Tabs/Tabs.tsx';
export {
  Toast,
  toastDurations,
  type ToastProps,
  ToastRegion,
  type ToastRegionProps,
} from './primitives/Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';

export {
  AppGrid,
  AppIcon,
  type AppIconProps,
  type AppGridLabels,
  type AppGridOptions,
  type AppGridProps,
  type AppGridStatus,
  type AppGroupView,
  type AppView,
  useAppGrid,
} from './blocks/workspace/AppGrid/index.ts';
export { AppShell, type AppShellLabels, type AppShellProps } from './blocks/shell/AppShell/index.ts';
export { BindForm, type BindFormLabels, type BindFormProps } from './blocks/account/BindForm/index.ts';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbLabels,
  type BreadcrumbProps,
} from './blocks/shell/Breadcrumb/index.ts';
export {
  ContactList,
  type ContactListLabels,
  type ContactListProps,
  type ContactListStatus,
  type ContactRow,
  useContactList,
  type ContactListOptions,
} from './blocks/people/ContactList/index.ts';
export {
  ContactPicker,
  ContactPickerPanel,
  type ContactTab,
  type Answer,
  type Contact,
  type ContactKinds,
  type ContactPage,
  type ContactSource,
  type DepartmentContact,
  type DepartmentPeople,
  type GroupContact,
  type PageRequest,
  type PersonContact,
  type SearchRequest,
  createMemoryContactSource,
  type MemoryDepartment,
  type MemoryGroup,
  type MemoryPerson,
  type MemorySourceOptions,
  type ChosenDepartment,
  contactSelection,
  type ContactSelection,
  type SelectedContact,
  type ContactChoice,
  type ContactPickerLabels,
  type ContactPickerOptions,
  type ContactPickerPanelProps,
  type ContactPickerProps,
  useContactPicker,
  type ContactPickerState,
} from './blocks/people/ContactPicker/index.ts';
export {
  CollectionList,
  type CollectionListLabels,
  type CollectionListOptions,
  type CollectionListProps,
  type CollectionListStatus,
  type FavouriteKind,
  type FavouriteView,
  useCollectionList,
} from './blocks/favourites/CollectionList/index.ts';
export {
  ConflictDialog,
  type ConflictAnswer,
  type ConflictDialogLabels,
  type ConflictDialogOptions,
  type ConflictDialogProps,
  type ConflictView,
  useConflictDialog,
} from './blocks/disk/ConflictDialog/index.ts';
export {
  ConversationList,
  ConversationListHead,
  type ConversationListHeadProps,
  type ConversationFilter,
  type ConversationListLabels,
  type ConversationListOptions,
  type ConversationListProps,
  type ConversationListStatus,
  type ConversationView,
  type LastMessageView,
  type OutboxItemView,
  type ConversationMenuRequest,
  useConversationList,
} from './blocks/messages/ConversationList/index.ts';
export {
  FileBrowser,
  type DiskAction,
  type DroppedFile,
  type FileBrowserLabels,
  type FileBrowserMode,
  type FileBrowserOptions,
  type FileBrowserProps,
  type FileBrowserStatus,
  type FileBrowserView,
  type FileItemView,
  type FileSort,
  type FileSortKey,
  type FolderNode,
  type FolderStep,
  type RefusedName,
  type UndoView,
  useFileBrowser,
} from './blocks/disk/FileBrowser/index.ts';
export {
  FilePreview,
  type FilePreviewLabels,
  type FilePreviewOptions,
  type FilePreviewProps,
  type RenderDocument,
  type LoadText,
  type PreviewKind,
  type PreviewStatus,
  type PreviewView,
  useFilePreview,
} from './blocks/disk/FilePreview/index.ts';
export type { FileView, FormatSize, ThumbView } from './blocks/shared/file-views.ts';
export { clockTime, dayName, fullTime, listTime, sameDay } from './blocks/shared/format-time.ts';
export {
  ForwardDialog,
  type ForwardQueueOptions,
  type DeliveryView,
  type ForwardDialogLabels,
  type ForwardDialogOptions,
  type ForwardDialogProps,
  type ForwardItem,
  type ForwardTarget,
  useForwardQueue,
} from './blocks/messages/ForwardDialog/index.ts';
export {
  FriendRequests,
  type FriendRequestsLabels,
  type FriendRequestsOptions,
  type FriendRequestsProps,
  type FriendRequestsStatus,
  type FriendRequestStep,
  type FriendRequestView,
  useFriendRequests,
} from './blocks/people/FriendRequests/index.ts';
export {
  GroupCreator,
  type GroupCreatorLabels,
  type GroupCreatorOptions,
  type GroupCreatorProps,
  type GroupCreatorStep,
  type GroupSummary,
  type NewGroup,
  type TopicSource,
  type TopicView,
  useGroupCreator,
} from './blocks/messages/GroupCreator/index.ts';
export {
  LayoutSettings,
  LayoutSettingsDialog,
  type LayoutSettingsDialogProps,
  type LayoutSettingsLabels,
  type LayoutSettingsProps,
  type LayoutSettingsView,
  type LayoutSwitch,
  type NavigationMode,
} from './blocks/shell/LayoutSettings/index.ts';
export type { LinkRequest, RenderLink } from './blocks/shared/links.ts';
export {
  MessageComposer,
  mentionEveryone,
  type AttachmentView,
  type ComposedMessage,
  type EmojiGroup,
  type FileLimits,
  type Mention,
  type MessageComposerLabels,
  type MessageComposerOptions,
  type MessageComposerProps,
  type ReplyView,
  type SendKey,
  useMessageComposer,
  type UseMessageComposerOptions,
} from './blocks/messages/MessageComposer/index.ts';
export {
  LinkedText,
  type LinkedTextProps,
  MessageList,
  PinnedBar,
  type PinnedBarProps,
  type AnnouncementView,
  type FileAction,
  type MentionView,
  type MessageAction,
  type MessageActionOptions,
  type MessageBulkAction,
  type MessageFileView,
  type MessageKind,
  type MessageListLabels,
  type MessageListOptions,
  type MessageListProps,
  type MessageListStatus,
  type MessagePageStatus,
  type MessageReadersView,
  type MessageState,
  type MessageView,
  type PinnedMessageView,
  type QuoteView,
  type ReactionView,
  useMessageList,
} from './blocks/messages/MessageList/index.ts';
export {
  MessageSearch,
  type FoundConversationView,
  type FoundKind,
  type FoundMessageView,
  type MessageSearchFilters,
  type MessageSearchLabels,
  type MessageSearchOptions,
  type MessageSearchProps,
  type MessageSearchStatus,
  useMessageSearch,
} from './blocks/messages/MessageSearch/index.ts';
export type { StepOutcome } from './hooks/outcome.ts';
export {
  OrgTree,
  type OrgNode,
  type OrgTreeLabels,
  type OrgTreeOptions,
  type OrgTreeProps,
  useOrgTree,
} from './blocks/people/OrgTree/index.ts';
export {
  PasswordDialog,
  type NewPasswordLabels,
  type PasswordDialogLabels,
  type PasswordDialogProps,
  type PasswordFormOptions,
  type PasswordRule,
  type PasswordRulePart,
  type PasswordValues,
  type RepeatPasswordLabels,
  usePasswordForm,
} from './blocks/account/PasswordDialog/index.ts';
export {
  PersonalSettings,
  PersonalSettingsDialog,
  type PersonalSettingName,
  type PersonalSettingsDialogProps,
  type PersonalSettingsLabels,
  type PersonalSettingsOptions,
  type PersonalSettingsProps,
  type PersonalSettingsView,
  usePersonalSettings,
} from './blocks/account/PersonalSettings/index.ts';
export {
  PersonCard,
  PersonCardDialog,
  PersonHoverCard,
  type AskOutcome,
  type DepartmentView,
  type FriendRelation,
  type FriendshipOptions,
  type PersonCardContent,
  type PersonCardDialogProps,
  type PersonCardLabels,
  type PersonCardProps,
  type PersonCardStatus,
  type PersonCardVariant,
  type PersonCardView,
  type PersonHoverCardProps,
  useFriendship,
  usePersonStack,
} from './blocks/people/PersonCard/index.ts';
export {
  languageCodes,
  languageNames,
  LanguageSelect,
  FullScreenToggle,
  SizeSelect,
  ThemeSelect,
  type LanguageCode,
  type LanguageSelectLabels,
  type LanguageSelectProps,
  type FullScreenToggleLabels,
  type FullScreenToggleProps,
  type SizeSelectLabels,
  type SizeSelectProps,
  type ThemeSelectLabels,
  type ThemeSelectProps,
} from './blocks/shell/Preferences/index.ts';
export {
  PhoneCodeField,
  PhoneForm,
  type PhoneCodeFieldProps,
  type PhoneCodeLabels,
  type PhoneCodeRequest,
  type PhoneFormLabels,
  type PhoneFormOptions,
  type PhoneFormProps,
  type PhoneValues,
  usePhoneForm,
} from './blocks/account/PhoneForm/index.ts';
export {
  RegisterForm,
  type RegisterFormLabels,
  type RegisterFormOptions,
  type RegisterFormProps,
  type RegisterValues,
  useRegisterForm,
} from './blocks/account/RegisterForm/index.ts';
export {
  ResetPasswordForm,
  type ResetPasswordFormLabels,
  type ResetPasswordFormOptions,
  type ResetPasswordFormProps,
  type ResetPasswordValues,
  useResetPasswordForm,
} from './blocks/account/ResetPasswordForm/index.ts';
export {
  SearchPopover,
  type GroupHit,
  type DepartmentHit,
  type OwnConversationHit,
  type PersonHit,
  type SearchPopoverLabels,
  type SearchPopoverOptions,
  type SearchPopoverProps,
  type SearchStatus,
  type SearchTab,
  useSearchPopover,
} from './blocks/shell/SearchPopover/index.ts';
export {
  Sidebar,
  type NavBadge,
  type NavItem,
  type SidebarLabels,
  type SidebarProps,
} from './blocks/shell/Sidebar/index.ts';
export {
  SignInForm,
  SignInPage,
  type CaptchaLabels,
  type CaptchaPicture,
  type SignInFormLabels,
  type SignInFormProps,
  type SignInPageLabels,
  type SignInPageLink,
  type SignInPageProps,
  type SignInValues,
} from './blocks/account/SignInForm/index.ts';
export {
  SignInStatus,
  type SignInStatusLabels,
  type SignInStatusProps,
} from './blocks/account/SignInStatus/index.ts';
export {
  TabsBar,
  type PageTab,
  type TabsBarLabels,
  type TabsBarOptions,
  type TabsBarProps,
  type TabMenuRequest,
  useTabsBar,
  type UseTabsBarOptions,
} from './blocks/shell/TabsBar/index.ts';
export { TopBar, type TopBarLabels, type TopBarProps } from './blocks/shell/TopBar/index.ts';
export {
  TopMenu,
  topMenuCount,
  topMenuHref,
  type TopMenuLabels,
  type TopMenuProps,
} from './blocks/shell/TopMenu/index.ts';
export {
  type UploadFilter,
  type UploadQueueLabels,
  type UploadQueueOptions,
  type UploadQueueProps,
  type UploadState,
  type UploadView,
  UploadQueue,
  useUploadQueue,
} from './blocks/disk/UploadQueue/index.ts';
export { UserMenu, type UserMenuLabels, type UserMenuProps } from './blocks/shell/UserMenu/index.ts';
export {
  BoardCard,
  CardApps,
  type CardAppsProps,
  CardContacts,
  type CardContactsProps,
  type CardContactView,
  CardLinks,
  type CardLinksProps,
  type CardLinkView,
  CardNews,
  type CardNewsProps,
  type CardNewsView,
  CardNotice,
  type CardNoticeProps,
  CardRanking,
  type CardRankingProps,
  type CardRankView,
  CardStories,
  type CardStoriesProps,
  type CardStoryState,
  type CardStoryView,
  type BoardCardLabels,
  type BoardCardProps,
  type BoardCardStatus,
  type BoardCardView,
  type BoardOfferView,
  type WorkspaceBoardLabels,
  type WorkspaceBoardOptions,
  type WorkspaceBoardProps,
  useCardLoading,
  useWorkspaceBoard,
  WorkspaceBoard,
} from './blocks/workspace/WorkspaceBoard/index.ts';
export type {
  GroupKind,
  GroupView,
  MarkRange,
  MatchView,
  PersonView,
  TimeSettings,
} from './blocks/shared/views.ts';

export { fetchFirstUses, onFirstUse, type FirstUse } from './hooks/on-first-use.tsx';
export { useImeGuard, type UseImeGuard } from './hooks/keyboard/use-ime-guard.ts';
export { usePageAttention, useReadTracking } from './hooks/scroll/use-read-tracking.ts';
export { type ReorderLabels, useReorder } from './hooks/pointer/use-reorder.ts';
export { useStickToEnd, type StickToEnd, type StickToEndOptions } from './hooks/scroll/use-stick-to-end.ts';

export type {
  AccountLabels,
  CommonLabels,
  ContactsLabels,
  ConversationsLabels,
  DirectoryLabels,
  FormsLabels,
  DiskLabels,
  Labels,
  MessagesLabels,
  SearchLabels,
  SettingsLabels,
  ShellLabels,
  SignInLabels,
  WorkspaceLabels,
} from './labels/types.ts';
