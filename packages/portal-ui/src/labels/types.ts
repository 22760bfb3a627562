import type { AppGridLabels } from '../blocks/AppGrid/types.ts';
import type { AppShellLabels } from '../blocks/AppShell/types.ts';
import type { BindFormLabels } from '../blocks/BindForm/types.ts';
import type { BreadcrumbLabels } from '../blocks/Breadcrumb/types.ts';
import type { ContactListLabels } from '../blocks/ContactList/types.ts';
import type { ContactPickerLabels } from '../blocks/ContactPicker/types.ts';
import type { CollectionListLabels } from '../blocks/CollectionList/types.ts';
import type { ConflictDialogLabels } from '../blocks/ConflictDialog/types.ts';
import type { ConversationListLabels } from '../blocks/ConversationList/types.ts';
import type { ForwardDialogLabels } from '../blocks/ForwardDialog/types.ts';
import type { FriendRequestsLabels } from '../blocks/FriendRequests/types.ts';
import type { GroupCreatorLabels } from '../blocks/GroupCreator/types.ts';
import type { LayoutSettingsLabels } from '../blocks/LayoutSettings/types.ts';
import type { FileBrowserLabels } from '../blocks/FileBrowser/types.ts';
import type { FilePreviewLabels } from '../blocks/FilePreview/types.ts';
import type { MessageComposerLabels } from '../blocks/MessageComposer/types.ts';
import type { MessageListLabels } from '../blocks/MessageList/types.ts';
import type { MessageSearchLabels } from '../blocks/MessageSearch/types.ts';
import type { OrgTreeLabels } from '../blocks/OrgTree/types.ts';
import type { PasswordDialogLabels } from '../blocks/PasswordDialog/types.ts';
import type { PersonalSettingsLabels } from '../blocks/PersonalSettings/types.ts';
import type { PersonCardLabels } from '../blocks/PersonCard/types.ts';
import type {
  FullScreenToggleLabels,
  LanguageSelectLabels,
  SizeSelectLabels,
  ThemeSelectLabels,
} from '../blocks/Preferences/types.ts';
import type { PhoneFormLabels } from '../blocks/PhoneForm/types.ts';
import type { RegisterFormLabels } from '../blocks/RegisterForm/types.ts';
import type { ResetPasswordFormLabels } from '../blocks/ResetPasswordForm/types.ts';
import type { SearchPopoverLabels } from '../blocks/SearchPopover/types.ts';
import type { SidebarLabels } from '../blocks/Sidebar/types.ts';
import type { SignInFormLabels, SignInPageLabels } from '../blocks/SignInForm/types.ts';
import type { SignInStatusLabels } from '../blocks/SignInStatus/types.ts';
import type { TabsBarLabels } from '../blocks/TabsBar/types.ts';
import type { TopBarLabels } from '../blocks/TopBar/types.ts';
import type { TopMenuLabels } from '../blocks/TopMenu/types.ts';
import type { UploadQueueLabels } from '../blocks/UploadQueue/types.ts';
import type { UserMenuLabels } from '../blocks/UserMenu/types.ts';
import type { BoardCardLabels, WorkspaceBoardLabels } from '../blocks/WorkspaceBoard/types.ts';
import type { DatePickerLabels } from '../primitives/DatePicker/types.ts';
import type { CountedFieldLabels } from '../primitives/Field/use-count.ts';
import type { FieldsLabels } from '../primitives/Field/use-validated-field.ts';
import type { PaginationLabels } from '../primitives/Pagination/types.ts';
import type { PullToRefreshLabels } from '../primitives/PullToRefresh/types.ts';

/** Words that the primitives ask for. */
export interface CommonLabels {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  /** Name of the region that holds the toasts. */
  notifications: string;
}

/** Words of the shell's blocks. */
export interface ShellLabels {
  common: CommonLabels;
  appShell: AppShellLabels;
  sidebar: SidebarLabels;
  topBar: TopBarLabels;
  topMenu: TopMenuLabels;
  breadcrumb: BreadcrumbLabels;
  tabsBar: TabsBarLabels;
  userMenu: UserMenuLabels;
  languageSelect: LanguageSelectLabels;
  themeSelect: ThemeSelectLabels;
  fullScreenToggle: FullScreenToggleLabels;
  sizeSelect: SizeSelectLabels;
}

/** Words of the sign-in page, and of changing the password. */
export interface SignInLabels {
  signInForm: SignInFormLabels;
  signInPage: SignInPageLabels;
  passwordDialog: PasswordDialogLabels;
}

/** Words of the pages of those who have no session yet, beside signing in by a password. */
export interface AccountLabels {
  phoneForm: PhoneFormLabels;
  registerForm: RegisterFormLabels;
  resetPasswordForm: ResetPasswordFormLabels;
  bindForm: BindFormLabels;
  signInStatus: SignInStatusLabels;
}

/** Words of finding people from the header. */
export interface SearchLabels {
  searchPopover: SearchPopoverLabels;
}

/** Words of a person's card. */
export interface DirectoryLabels {
  personCard: PersonCardLabels;
}

/** Words of the recent chats. */
export interface ConversationsLabels {
  conversationList: ConversationListLabels;
}

/** Words of talking. */
export interface MessagesLabels {
  messageList: MessageListLabels;
  messageComposer: MessageComposerLabels;
  messageSearch: MessageSearchLabels;
}

/** Words of forms and lists. */
export interface FormsLabels {
  countedField: CountedFieldLabels;
  datePicker: DatePickerLabels;
  fields: FieldsLabels;
  pagination: PaginationLabels;
  pullToRefresh: PullToRefreshLabels;
}

/** Words of one's own settings. */
export interface SettingsLabels {
  personalSettings: PersonalSettingsLabels;
  layoutSettings: LayoutSettingsLabels;
}

/** Words of the workspace and the applications. */
export interface WorkspaceLabels {
  appGrid: AppGridLabels;
  workspaceBoard: WorkspaceBoardLabels;
  boardCard: BoardCardLabels;
}

/** Words of choosing people and of what is made of them. */
export interface ContactsLabels {
  contactList: ContactListLabels;
  contactPicker: ContactPickerLabels;
  forwardDialog: ForwardDialogLabels;
  friendRequests: FriendRequestsLabels;
  groupCreator: GroupCreatorLabels;
  orgTree: OrgTreeLabels;
}

/** Words of the disk. */
export interface DiskLabels {
  uploadQueue: UploadQueueLabels;
  conflictDialog: ConflictDialogLabels;
  collectionList: CollectionListLabels;
  fileBrowser: FileBrowserLabels;
  filePreview: FilePreviewLabels;
}

/** A complete pack: every word of every block, in one language. */
export interface Labels
  extends
    ShellLabels,
    SignInLabels,
    SearchLabels,
    AccountLabels,
    DirectoryLabels,
    ConversationsLabels,
    MessagesLabels,
    FormsLabels,
    SettingsLabels,
    WorkspaceLabels,
    ContactsLabels,
    DiskLabels {}
