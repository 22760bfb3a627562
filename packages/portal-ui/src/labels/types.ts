import type { AuditLogLabels } from '../blocks/administration/AuditLog/index.ts';
import type { AvatarCropLabels } from '../blocks/account/AvatarCrop/index.ts';
import type { DeviceListLabels } from '../blocks/account/DeviceList/index.ts';
import type { SecondFactorLabels } from '../blocks/account/SecondFactor/index.ts';
import type { DepartmentTreeLabels } from '../blocks/administration/DepartmentTree/index.ts';
import type { PeopleTableLabels } from '../blocks/administration/PeopleTable/index.ts';
import type { PersonSheetLabels } from '../blocks/administration/PersonSheet/index.ts';
import type { MenuEditorLabels } from '../blocks/administration/MenuEditor/index.ts';
import type { RoleEditorLabels } from '../blocks/administration/RoleEditor/index.ts';
import type { AppGridLabels } from '../blocks/workspace/AppGrid/index.ts';
import type { AppShellLabels } from '../blocks/shell/AppShell/index.ts';
import type { BindFormLabels } from '../blocks/account/BindForm/index.ts';
import type { BreadcrumbLabels } from '../blocks/shell/Breadcrumb/index.ts';
import type { ContactListLabels } from '../blocks/people/ContactList/index.ts';
import type { ContactPickerLabels } from '../blocks/people/ContactPicker/index.ts';
import type { CollectionListLabels } from '../blocks/favourites/CollectionList/index.ts';
import type { ConflictDialogLabels } from '../blocks/disk/ConflictDialog/index.ts';
import type { VersionsDialogLabels } from '../blocks/disk/VersionsDialog/index.ts';
import type { ConversationListLabels } from '../blocks/messages/ConversationList/index.ts';
import type { ForwardDialogLabels } from '../blocks/messages/ForwardDialog/index.ts';
import type { FriendshipLabels } from '../blocks/people/Friendship/index.ts';
import type { FriendRequestsLabels } from '../blocks/people/FriendRequests/index.ts';
import type { GroupCreatorLabels } from '../blocks/messages/GroupCreator/index.ts';
import type { LayoutSettingsLabels } from '../blocks/shell/LayoutSettings/index.ts';
import type { FileBrowserLabels } from '../blocks/disk/FileBrowser/index.ts';
import type { FilePreviewLabels } from '../blocks/disk/FilePreview/index.ts';
import type { MessageComposerLabels } from '../blocks/messages/MessageComposer/index.ts';
import type { MessageListLabels } from '../blocks/messages/MessageList/index.ts';
import type { MessageSearchLabels } from '../blocks/messages/MessageSearch/index.ts';
import type { OrgTreeLabels } from '../blocks/people/OrgTree/index.ts';
import type { PeopleFieldLabels } from '../blocks/people/PeopleField/index.ts';
import type { PasswordDialogLabels } from '../blocks/account/PasswordDialog/index.ts';
import type { PersonalSettingsLabels } from '../blocks/account/PersonalSettings/index.ts';
import type { PersonCardLabels } from '../blocks/people/PersonCard/index.ts';
import type {
  FullScreenToggleLabels,
  LanguageSelectLabels,
  SizeSelectLabels,
  ThemeSelectLabels,
} from '../blocks/shell/Preferences/index.ts';
import type { PhoneFormLabels } from '../blocks/account/PhoneForm/index.ts';
import type { RegisterFormLabels } from '../blocks/account/RegisterForm/index.ts';
import type { ResetPasswordFormLabels } from '../blocks/account/ResetPasswordForm/index.ts';
import type { SearchPopoverLabels } from '../blocks/shell/SearchPopover/index.ts';
import type { SidebarLabels } from '../blocks/shell/Sidebar/index.ts';
import type { SignInFormLabels, SignInPageLabels } from '../blocks/account/SignInForm/index.ts';
import type { SignInStatusLabels } from '../blocks/account/SignInStatus/index.ts';
import type { TabsBarLabels } from '../blocks/shell/TabsBar/index.ts';
import type { TopBarLabels } from '../blocks/shell/TopBar/index.ts';
import type { TopMenuLabels } from '../blocks/shell/TopMenu/index.ts';
import type { UploadQueueLabels } from '../blocks/disk/UploadQueue/index.ts';
import type { UserMenuLabels } from '../blocks/shell/UserMenu/index.ts';
import type { BoardCardLabels, WorkspaceBoardLabels } from '../blocks/workspace/WorkspaceBoard/index.ts';
import type { DatePickerLabels } from '../primitives/DatePicker/types.ts';
import type { CountedFieldLabels } from '../primitives/Field/use-count.ts';
import type { FieldsLabels } from '../primitives/Field/use-validated-field.ts';
import type { PaginationLabels } from '../primitives/Pagination/types.ts';
import type { PullToRefreshLabels } from '../primitives/PullToRefresh/types.ts';

/** Labels of the primitives. */
export interface CommonLabels {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  /** Accessible name of the region of the toasts. */
  notifications: string;
}

/** Labels of the shell's blocks. */
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

/** Labels of the sign-in page and the password dialog. */
export interface SignInLabels {
  signInForm: SignInFormLabels;
  signInPage: SignInPageLabels;
  passwordDialog: PasswordDialogLabels;
}

/** Labels of the other pages for users without a session. */
export interface AccountLabels {
  phoneForm: PhoneFormLabels;
  registerForm: RegisterFormLabels;
  resetPasswordForm: ResetPasswordFormLabels;
  bindForm: BindFormLabels;
  signInStatus: SignInStatusLabels;
}

/** Labels of the search in the header. */
export interface SearchLabels {
  searchPopover: SearchPopoverLabels;
}

/** Labels of a person's card and of the friendship on it. */
export interface DirectoryLabels {
  personCard: PersonCardLabels;
  friendship: FriendshipLabels;
}

/** Labels of the conversation list. */
export interface ConversationsLabels {
  conversationList: ConversationListLabels;
}

/** Labels of a conversation. */
export interface MessagesLabels {
  messageList: MessageListLabels;
  messageComposer: MessageComposerLabels;
  messageSearch: MessageSearchLabels;
}

/** Labels of forms and lists. */
export interface FormsLabels {
  countedField: CountedFieldLabels;
  datePicker: DatePickerLabels;
  fields: FieldsLabels;
  pagination: PaginationLabels;
  pullToRefresh: PullToRefreshLabels;
}

/** Labels of the user's own settings. */
export interface SettingsLabels {
  avatarCrop: AvatarCropLabels;
  deviceList: DeviceListLabels;
  secondFactor: SecondFactorLabels;
  personalSettings: PersonalSettingsLabels;
  layoutSettings: LayoutSettingsLabels;
}

/** Labels of the workspace and the applications. */
export interface WorkspaceLabels {
  appGrid: AppGridLabels;
  workspaceBoard: WorkspaceBoardLabels;
  boardCard: BoardCardLabels;
}

/** Labels of choosing contacts, and of the blocks built on it. */
export interface ContactsLabels {
  contactList: ContactListLabels;
  contactPicker: ContactPickerLabels;
  forwardDialog: ForwardDialogLabels;
  friendRequests: FriendRequestsLabels;
  groupCreator: GroupCreatorLabels;
  orgTree: OrgTreeLabels;
  peopleField: PeopleFieldLabels;
}

/** Labels of the disk. */
export interface DiskLabels {
  uploadQueue: UploadQueueLabels;
  conflictDialog: ConflictDialogLabels;
  collectionList: CollectionListLabels;
  fileBrowser: FileBrowserLabels;
  filePreview: FilePreviewLabels;
  versionsDialog: VersionsDialogLabels;
}

/** Labels of the administration of an organisation. */
export interface AdministrationLabels {
  auditLog: AuditLogLabels;
  departmentTree: DepartmentTreeLabels;
  peopleTable: PeopleTableLabels;
  personSheet: PersonSheetLabels;
  roleEditor: RoleEditorLabels;
  menuEditor: MenuEditorLabels;
}

/** A complete pack: all labels in one language. */
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
    DiskLabels,
    AdministrationLabels {}
