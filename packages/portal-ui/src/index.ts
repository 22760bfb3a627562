export { accentPresets, defaultAccent, fallbackAccent } from './theme/accents.ts';
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

export { AppGrid } from './blocks/AppGrid/AppGrid.tsx';
export { AppIcon, type AppIconProps } from './blocks/AppGrid/AppIcon.tsx';
export type {
  AppGridLabels,
  AppGridOptions,
  AppGridProps,
  AppGridStatus,
  AppGroupView,
  AppView,
} from './blocks/AppGrid/types.ts';
export { useAppGrid } from './blocks/AppGrid/use-app-grid.ts';
export { AppShell } from './blocks/AppShell/AppShell.tsx';
export type { AppShellLabels, AppShellProps } from './blocks/AppShell/types.ts';
export { BindForm } from './blocks/BindForm/BindForm.tsx';
export type { BindFormLabels, BindFormProps } from './blocks/BindForm/types.ts';
export { Breadcrumb } from './blocks/Breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbItem, BreadcrumbLabels, BreadcrumbProps } from './blocks/Breadcrumb/types.ts';
export { ContactList } from './blocks/ContactList/ContactList.tsx';
export type {
  ContactListLabels,
  ContactListProps,
  ContactListStatus,
  ContactRow,
} from './blocks/ContactList/types.ts';
export { useContactList, type ContactListOptions } from './blocks/ContactList/use-contact-list.ts';
export { ContactPicker } from './blocks/ContactPicker/ContactPicker.tsx';
export { ContactPickerPanel } from './blocks/ContactPicker/ContactPickerPanel.tsx';
export type { ContactTab } from './blocks/ContactPicker/contact-lists.ts';
export type {
  Answer,
  Contact,
  ContactKinds,
  ContactPage,
  ContactSource,
  DepartmentContact,
  DepartmentPeople,
  GroupContact,
  PageRequest,
  PersonContact,
  SearchRequest,
} from './blocks/ContactPicker/contact-source.ts';
export {
  createMemoryContactSource,
  type MemoryDepartment,
  type MemoryGroup,
  type MemoryPerson,
  type MemorySourceOptions,
} from './blocks/ContactPicker/memory-source.ts';
export {
  type ChosenDepartment,
  contactSelection,
  type ContactSelection,
  type SelectedContact,
} from './blocks/ContactPicker/selection.ts';
export type {
  ContactChoice,
  ContactPickerLabels,
  ContactPickerOptions,
  ContactPickerPanelProps,
  ContactPickerProps,
} from './blocks/ContactPicker/types.ts';
export { useContactPicker, type ContactPickerState } from './blocks/ContactPicker/use-contact-picker.ts';
export { CollectionList } from './blocks/CollectionList/CollectionList.tsx';
export type {
  CollectionListLabels,
  CollectionListOptions,
  CollectionListProps,
  CollectionListStatus,
  FavouriteKind,
  FavouriteView,
} from './blocks/CollectionList/types.ts';
export { useCollectionList } from './blocks/CollectionList/use-collection-list.ts';
export { ConflictDialog } from './blocks/ConflictDialog/ConflictDialog.tsx';
export type {
  ConflictAnswer,
  ConflictDialogLabels,
  ConflictDialogOptions,
  ConflictDialogProps,
  ConflictView,
} from './blocks/ConflictDialog/types.ts';
export { useConflictDialog } from './blocks/ConflictDialog/use-conflict-dialog.ts';
export { ConversationList } from './blocks/ConversationList/ConversationList.tsx';
export {
  ConversationListHead,
  type ConversationListHeadProps,
} from './blocks/ConversationList/ConversationListHead.tsx';
export type {
  ConversationFilter,
  ConversationListLabels,
  ConversationListOptions,
  ConversationListProps,
  ConversationListStatus,
  ConversationView,
  LastMessageView,
  OutboxItemView,
} from './blocks/ConversationList/types.ts';
export {
  type ConversationMenuRequest,
  useConversationList,
} from './blocks/ConversationList/use-conversation-list.ts';
export { FileBrowser } from './blocks/FileBrowser/FileBrowser.tsx';
export type {
  DiskAction,
  DroppedFile,
  FileBrowserLabels,
  FileBrowserMode,
  FileBrowserOptions,
  FileBrowserProps,
  FileBrowserStatus,
  FileBrowserView,
  FileItemView,
  FileSort,
  FileSortKey,
  FolderNode,
  FolderStep,
  RefusedName,
  UndoView,
} from './blocks/FileBrowser/types.ts';
export { useFileBrowser } from './blocks/FileBrowser/use-file-browser.ts';
export { FilePreview } from './blocks/FilePreview/FilePreview.tsx';
export type {
  FilePreviewLabels,
  FilePreviewOptions,
  FilePreviewProps,
  RenderDocument,
  LoadText,
  PreviewKind,
  PreviewStatus,
  PreviewView,
} from './blocks/FilePreview/types.ts';
export { useFilePreview } from './blocks/FilePreview/use-file-preview.ts';
export type { FileView, FormatSize, ThumbView } from './blocks/file-views.ts';
export { clockTime, dayName, fullTime, listTime, sameDay } from './blocks/format-time.ts';
export { ForwardDialog } from './blocks/ForwardDialog/ForwardDialog.tsx';
export type { ForwardQueueOptions } from './blocks/ForwardDialog/forward-queue.ts';
export type {
  DeliveryView,
  ForwardDialogLabels,
  ForwardDialogOptions,
  ForwardDialogProps,
  ForwardItem,
  ForwardTarget,
} from './blocks/ForwardDialog/types.ts';
export { useForwardQueue } from './blocks/ForwardDialog/use-forward-queue.ts';
export { FriendRequests } from './blocks/FriendRequests/FriendRequests.tsx';
export type {
  FriendRequestsLabels,
  FriendRequestsOptions,
  FriendRequestsProps,
  FriendRequestsStatus,
  FriendRequestStep,
  FriendRequestView,
} from './blocks/FriendRequests/types.ts';
export { useFriendRequests } from './blocks/FriendRequests/use-friend-requests.ts';
export { GroupCreator } from './blocks/GroupCreator/GroupCreator.tsx';
export type {
  GroupCreatorLabels,
  GroupCreatorOptions,
  GroupCreatorProps,
  GroupCreatorStep,
  GroupSummary,
  NewGroup,
  TopicSource,
  TopicView,
} from './blocks/GroupCreator/types.ts';
export { useGroupCreator } from './blocks/GroupCreator/use-group-creator.ts';
export { LayoutSettings } from './blocks/LayoutSettings/LayoutSettings.tsx';
export { LayoutSettingsDialog } from './blocks/LayoutSettings/LayoutSettingsDialog.tsx';
export type {
  LayoutSettingsDialogProps,
  LayoutSettingsLabels,
  LayoutSettingsProps,
  LayoutSettingsView,
  LayoutSwitch,
  NavigationMode,
} from './blocks/LayoutSettings/types.ts';
export type { LinkRequest, RenderLink } from './blocks/links.ts';
export { MessageComposer } from './blocks/MessageComposer/MessageComposer.tsx';
export { mentionEveryone } from './blocks/MessageComposer/types.ts';
export type {
  AttachmentView,
  ComposedMessage,
  EmojiGroup,
  FileLimits,
  Mention,
  MessageComposerLabels,
  MessageComposerOptions,
  MessageComposerProps,
  ReplyView,
  SendKey,
} from './blocks/MessageComposer/types.ts';
export {
  useMessageComposer,
  type UseMessageComposerOptions,
} from './blocks/MessageComposer/use-message-composer.ts';
export { LinkedText, type LinkedTextProps } from './blocks/MessageList/LinkedText.tsx';
export { MessageList } from './blocks/MessageList/MessageList.tsx';
export { PinnedBar, type PinnedBarProps } from './blocks/MessageList/PinnedBar.tsx';
export type {
  AnnouncementView,
  FileAction,
  MentionView,
  MessageAction,
  MessageActionOptions,
  MessageBulkAction,
  MessageFileView,
  MessageKind,
  MessageListLabels,
  MessageListOptions,
  MessageListProps,
  MessageListStatus,
  MessagePageStatus,
  MessageReadersView,
  MessageState,
  MessageView,
  PinnedMessageView,
  QuoteView,
  ReactionView,
} from './blocks/MessageList/types.ts';
export { useMessageList } from './blocks/MessageList/use-message-list.ts';
export { MessageSearch } from './blocks/MessageSearch/MessageSearch.tsx';
export type {
  FoundConversationView,
  FoundKind,
  FoundMessageView,
  MessageSearchFilters,
  MessageSearchLabels,
  MessageSearchOptions,
  MessageSearchProps,
  MessageSearchStatus,
} from './blocks/MessageSearch/types.ts';
export { useMessageSearch } from './blocks/MessageSearch/use-message-search.ts';
export type { StepOutcome } from './hooks/outcome.ts';
export { OrgTree } from './blocks/OrgTree/OrgTree.tsx';
export type { OrgNode, OrgTreeLabels, OrgTreeOptions, OrgTreeProps } from './blocks/OrgTree/types.ts';
export { useOrgTree } from './blocks/OrgTree/use-org-tree.ts';
export { PasswordDialog } from './blocks/PasswordDialog/PasswordDialog.tsx';
export type {
  NewPasswordLabels,
  PasswordDialogLabels,
  PasswordDialogProps,
  PasswordFormOptions,
  PasswordRule,
  PasswordRulePart,
  PasswordValues,
  RepeatPasswordLabels,
} from './blocks/PasswordDialog/types.ts';
export { usePasswordForm } from './blocks/PasswordDialog/use-password-form.ts';
export { PersonalSettings } from './blocks/PersonalSettings/PersonalSettings.tsx';
export { PersonalSettingsDialog } from './blocks/PersonalSettings/PersonalSettingsDialog.tsx';
export type {
  PersonalSettingName,
  PersonalSettingsDialogProps,
  PersonalSettingsLabels,
  PersonalSettingsOptions,
  PersonalSettingsProps,
  PersonalSettingsView,
} from './blocks/PersonalSettings/types.ts';
export { usePersonalSettings } from './blocks/PersonalSettings/use-personal-settings.ts';
export { PersonCard } from './blocks/PersonCard/PersonCard.tsx';
export { PersonCardDialog } from './blocks/PersonCard/PersonCardDialog.tsx';
export { PersonHoverCard } from './blocks/PersonCard/PersonHoverCard.tsx';
export type {
  AskOutcome,
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
} from './blocks/PersonCard/types.ts';
export { useFriendship } from './blocks/PersonCard/use-friendship.ts';
export { usePersonStack } from './blocks/PersonCard/use-person-stack.ts';
export { languageCodes, languageNames } from './blocks/Preferences/languages.ts';
export { LanguageSelect } from './blocks/Preferences/LanguageSelect.tsx';
export { FullScreenToggle } from './blocks/Preferences/FullScreenToggle.tsx';
export { SizeSelect } from './blocks/Preferences/SizeSelect.tsx';
export { ThemeSelect } from './blocks/Preferences/ThemeSelect.tsx';
export type {
  LanguageCode,
  LanguageSelectLabels,
  LanguageSelectProps,
  FullScreenToggleLabels,
  FullScreenToggleProps,
  SizeSelectLabels,
  SizeSelectProps,
  ThemeSelectLabels,
  ThemeSelectProps,
} from './blocks/Preferences/types.ts';
export { PhoneCodeField } from './blocks/PhoneForm/PhoneCodeField.tsx';
export { PhoneForm } from './blocks/PhoneForm/PhoneForm.tsx';
export type {
  PhoneCodeFieldProps,
  PhoneCodeLabels,
  PhoneCodeRequest,
  PhoneFormLabels,
  PhoneFormOptions,
  PhoneFormProps,
  PhoneValues,
} from './blocks/PhoneForm/types.ts';
export { usePhoneForm } from './blocks/PhoneForm/use-phone-form.ts';
export { RegisterForm } from './blocks/RegisterForm/RegisterForm.tsx';
export type {
  RegisterFormLabels,
  RegisterFormOptions,
  RegisterFormProps,
  RegisterValues,
} from './blocks/RegisterForm/types.ts';
export { useRegisterForm } from './blocks/RegisterForm/use-register-form.ts';
export { ResetPasswordForm } from './blocks/ResetPasswordForm/ResetPasswordForm.tsx';
export type {
  ResetPasswordFormLabels,
  ResetPasswordFormOptions,
  ResetPasswordFormProps,
  ResetPasswordValues,
} from './blocks/ResetPasswordForm/types.ts';
export { useResetPasswordForm } from './blocks/ResetPasswordForm/use-reset-password-form.ts';
export { SearchPopover } from './blocks/SearchPopover/SearchPopover.tsx';
export type {
  GroupHit,
  MatchView,
  DepartmentHit,
  OwnConversationHit,
  PersonHit,
  SearchPopoverLabels,
  SearchPopoverOptions,
  SearchPopoverProps,
  SearchStatus,
  SearchTab,
} from './blocks/SearchPopover/types.ts';
export { useSearchPopover } from './blocks/SearchPopover/use-search-popover.ts';
export { Sidebar } from './blocks/Sidebar/Sidebar.tsx';
export type { NavBadge, NavItem, SidebarLabels, SidebarProps } from './blocks/Sidebar/types.ts';
export { SignInForm } from './blocks/SignInForm/SignInForm.tsx';
export { SignInPage } from './blocks/SignInForm/SignInPage.tsx';
export type {
  CaptchaLabels,
  CaptchaPicture,
  SignInFormLabels,
  SignInFormProps,
  SignInPageLabels,
  SignInPageLink,
  SignInPageProps,
  SignInValues,
} from './blocks/SignInForm/types.ts';
export { SignInStatus } from './blocks/SignInStatus/SignInStatus.tsx';
export type { SignInStatusLabels, SignInStatusProps } from './blocks/SignInStatus/types.ts';
export { TabsBar } from './blocks/TabsBar/TabsBar.tsx';
export type { PageTab, TabsBarLabels, TabsBarOptions, TabsBarProps } from './blocks/TabsBar/types.ts';
export { type TabMenuRequest, useTabsBar, type UseTabsBarOptions } from './blocks/TabsBar/use-tabs-bar.ts';
export { TopBar } from './blocks/TopBar/TopBar.tsx';
export type { TopBarLabels, TopBarProps } from './blocks/TopBar/types.ts';
export { TopMenu } from './blocks/TopMenu/TopMenu.tsx';
export { topMenuCount, topMenuHref } from './blocks/TopMenu/top-menu.ts';
export type { TopMenuLabels, TopMenuProps } from './blocks/TopMenu/types.ts';
export type {
  UploadFilter,
  UploadQueueLabels,
  UploadQueueOptions,
  UploadQueueProps,
  UploadState,
  UploadView,
} from './blocks/UploadQueue/types.ts';
export { UploadQueue } from './blocks/UploadQueue/UploadQueue.tsx';
export { useUploadQueue } from './blocks/UploadQueue/use-upload-queue.ts';
export { UserMenu } from './blocks/UserMenu/UserMenu.tsx';
export type { UserMenuLabels, UserMenuProps } from './blocks/UserMenu/types.ts';
export { BoardCard } from './blocks/WorkspaceBoard/BoardCard.tsx';
export { CardApps, type CardAppsProps } from './blocks/WorkspaceBoard/cards/CardApps.tsx';
export {
  CardContacts,
  type CardContactsProps,
  type CardContactView,
} from './blocks/WorkspaceBoard/cards/CardContacts.tsx';
export {
  CardLinks,
  type CardLinksProps,
  type CardLinkView,
} from './blocks/WorkspaceBoard/cards/CardLinks.tsx';
export { CardNews, type CardNewsProps, type CardNewsView } from './blocks/WorkspaceBoard/cards/CardNews.tsx';
export { CardNotice, type CardNoticeProps } from './blocks/WorkspaceBoard/cards/CardNotice.tsx';
export {
  CardRanking,
  type CardRankingProps,
  type CardRankView,
} from './blocks/WorkspaceBoard/cards/CardRanking.tsx';
export {
  CardStories,
  type CardStoriesProps,
  type CardStoryState,
  type CardStoryView,
} from './blocks/WorkspaceBoard/cards/CardStories.tsx';
export type {
  BoardCardLabels,
  BoardCardProps,
  BoardCardStatus,
  BoardCardView,
  BoardOfferView,
  WorkspaceBoardLabels,
  WorkspaceBoardOptions,
  WorkspaceBoardProps,
} from './blocks/WorkspaceBoard/types.ts';
export { useCardLoading } from './blocks/WorkspaceBoard/use-card-arrival.ts';
export { useWorkspaceBoard } from './blocks/WorkspaceBoard/use-workspace-board.ts';
export { WorkspaceBoard } from './blocks/WorkspaceBoard/WorkspaceBoard.tsx';
export type { GroupKind, GroupView, MarkRange, PersonView, TimeSettings } from './blocks/views.ts';

export { fetchFirstUses, onFirstUse, type FirstUse } from './hooks/on-first-use.tsx';
export { useImeGuard, type UseImeGuard } from './hooks/use-ime-guard.ts';
export { usePageAttention, useReadTracking } from './hooks/use-read-tracking.ts';
export { type ReorderLabels, useReorder } from './hooks/use-reorder.ts';
export { useStickToEnd, type StickToEnd, type StickToEndOptions } from './hooks/use-stick-to-end.ts';

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
