import { card } from '../fixtures/people-and-messages.ts';
import * as ui from '../library.ts';
import { en } from '../../labels/en.ts';
import { ignore } from './ignore.ts';
import type { Row } from './types.ts';
import auditLog from '../../blocks/administration/AuditLog/AuditLog.stories.tsx';
import auditSheet from '../../blocks/administration/AuditLog/AuditSheet.stories.tsx';
import lockedAccounts from '../../blocks/administration/AuditLog/LockedAccounts.stories.tsx';
import avatarCrop from '../../blocks/account/AvatarCrop/AvatarCrop.stories.tsx';
import deviceList from '../../blocks/account/DeviceList/DeviceList.stories.tsx';
import secondFactor from '../../blocks/account/SecondFactor/SecondFactor.stories.tsx';
import departmentTree from '../../blocks/administration/DepartmentTree/DepartmentTree.stories.tsx';
import oneTimePassword from '../../blocks/administration/PersonSheet/OneTimePassword.stories.tsx';
import peopleTable from '../../blocks/administration/PeopleTable/PeopleTable.stories.tsx';
import personSheet from '../../blocks/administration/PersonSheet/PersonSheet.stories.tsx';
import accessPreview from '../../blocks/administration/MenuEditor/AccessPreview.stories.tsx';
import menuEditor from '../../blocks/administration/MenuEditor/MenuEditor.stories.tsx';
import roleForm from '../../blocks/administration/RoleEditor/RoleForm.stories.tsx';
import roleList from '../../blocks/administration/RoleEditor/RoleList.stories.tsx';
import appGrid from '../../blocks/workspace/AppGrid/AppGrid.stories.tsx';
import collectionList from '../../blocks/favourites/CollectionList/CollectionList.stories.tsx';
import filePreview from '../../blocks/disk/FilePreview/FilePreview.stories.tsx';
import conflictDialog from '../../blocks/disk/ConflictDialog/ConflictDialog.stories.tsx';
import versionsDialog from '../../blocks/disk/VersionsDialog/VersionsDialog.stories.tsx';
import contactList from '../../blocks/people/ContactList/ContactList.stories.tsx';
import contactPicker from '../../blocks/people/ContactPicker/ContactPicker.stories.tsx';
import contactPickerPanel from '../../blocks/people/ContactPicker/States.stories.tsx';
import conversationList from '../../blocks/messages/ConversationList/ConversationList.stories.tsx';
import fileBrowser from '../../blocks/disk/FileBrowser/FileBrowser.stories.tsx';
import forwardDialog from '../../blocks/messages/ForwardDialog/ForwardDialog.stories.tsx';
import friendRequests from '../../blocks/people/FriendRequests/FriendRequests.stories.tsx';
import groupCreator from '../../blocks/messages/GroupCreator/GroupCreator.stories.tsx';
import layoutSettingsDialog from '../../blocks/shell/LayoutSettings/LayoutSettings.stories.tsx';
import messageComposer from '../../blocks/messages/MessageComposer/MessageComposer.stories.tsx';
import messageList from '../../blocks/messages/MessageList/MessageList.stories.tsx';
import messageSearch from '../../blocks/messages/MessageSearch/MessageSearch.stories.tsx';
import departmentList from '../../blocks/people/DepartmentList/DepartmentList.stories.tsx';
import orgTree from '../../blocks/people/OrgTree/OrgTree.stories.tsx';
import peopleField from '../../blocks/people/PeopleField/PeopleField.stories.tsx';
import personCard from '../../blocks/people/PersonCard/PersonCard.stories.tsx';
import personHoverCard from '../../blocks/people/PersonCard/PersonHoverCard.stories.tsx';
import personalSettingsDialog from '../../blocks/account/PersonalSettings/PersonalSettings.stories.tsx';
import searchPopover from '../../blocks/shell/SearchPopover/SearchPopover.stories.tsx';
import uploadQueue from '../../blocks/disk/UploadQueue/UploadQueue.stories.tsx';
import workspaceBoard from '../../blocks/workspace/WorkspaceBoard/WorkspaceBoard.stories.tsx';

/** The blocks, with the args of their stories. */
export const blocks = {
  AppGrid: (root) => <ui.AppGrid {...appGrid.args} {...root} />,
  DepartmentTree: (root) => <ui.DepartmentTree {...departmentTree.args} {...root} />,
  DepartmentPicker: (root) => (
    <ui.DepartmentPicker
      open
      onOpenChange={ignore}
      title="Departments"
      nodes={departmentTree.args.nodes}
      onSubmit={ignore}
      labels={en.departmentTree}
      {...root}
    />
  ),
  AuditLog: (root) => <ui.AuditLog {...auditLog.args} {...root} />,
  AuditSheet: (root) => <ui.AuditSheet {...auditSheet.args} {...root} />,
  LockedAccounts: (root) => <ui.LockedAccounts {...lockedAccounts.args} {...root} />,
  AvatarCrop: (root) => <ui.AvatarCrop {...avatarCrop.args} {...root} />,
  SecondFactor: (root) => <ui.SecondFactor {...secondFactor.args} {...root} />,
  DeviceList: (root) => <ui.DeviceList {...deviceList.args} {...root} />,
  PeopleTable: (root) => <ui.PeopleTable {...peopleTable.args} {...root} />,
  PersonSheet: (root) => <ui.PersonSheet {...personSheet.args} {...root} />,
  OneTimePassword: (root) => <ui.OneTimePassword {...oneTimePassword.args} {...root} />,
  MenuEditor: (root) => <ui.MenuEditor {...menuEditor.args} {...root} />,
  AccessPreview: (root) => <ui.AccessPreview {...accessPreview.args} {...root} />,
  RoleList: (root) => <ui.RoleList {...roleList.args} {...root} />,
  RoleForm: (root) => <ui.RoleForm {...roleForm.args} {...root} />,
  CollectionList: (root) => <ui.CollectionList {...collectionList.args} {...root} />,
  FilePreview: (root) => <ui.FilePreview {...filePreview.args} {...root} />,
  ConflictDialog: (root) => <ui.ConflictDialog {...conflictDialog.args} {...root} />,
  VersionsDialog: (root) => <ui.VersionsDialog {...versionsDialog.args} {...root} />,
  ContactList: (root) => <ui.ContactList {...contactList.args} {...root} />,
  ContactPicker: (root) => <ui.ContactPicker {...contactPicker.args} {...root} />,
  ContactPickerPanel: (root) => <ui.ContactPickerPanel {...contactPickerPanel.args} {...root} />,
  ConversationList: (root) => <ui.ConversationList {...conversationList.args} {...root} />,
  ConversationListHead: (root) => (
    <ui.ConversationListHead
      title="Messages"
      onNewConversation={() => undefined}
      labels={conversationList.args.labels}
      {...root}
    />
  ),
  FileBrowser: (root) => <ui.FileBrowser {...fileBrowser.args} {...root} />,
  ForwardDialog: (root) => <ui.ForwardDialog {...forwardDialog.args} {...root} />,
  FriendRequests: (root) => <ui.FriendRequests {...friendRequests.args} {...root} />,
  GroupCreator: (root) => <ui.GroupCreator {...groupCreator.args} {...root} />,
  LayoutSettingsDialog: (root) => <ui.LayoutSettingsDialog {...layoutSettingsDialog.args} {...root} />,
  MessageComposer: (root) => <ui.MessageComposer {...messageComposer.args} {...root} />,
  MessageSearch: (root) => <ui.MessageSearch {...messageSearch.args} {...root} />,
  LinkedText: (root) => <ui.LinkedText text="https://example.com/plan" {...root} />,
  MessageList: (root) => <ui.MessageList {...messageList.args} {...root} />,
  DepartmentList: (root) => <ui.DepartmentList {...departmentList.args} {...root} />,
  PeopleField: (root) => <ui.PeopleField {...peopleField.args} {...root} />,
  OrgTree: (root) => <ui.OrgTree {...orgTree.args} {...root} />,
  PersonCard: (root) => <ui.PersonCard {...personCard.args} {...root} />,
  PersonHoverCard: (root) => <ui.PersonHoverCard {...personHoverCard.args} defaultOpen {...root} />,
  PersonalSettingsDialog: (root) => <ui.PersonalSettingsDialog {...personalSettingsDialog.args} {...root} />,
  SearchPopover: (root) => <ui.SearchPopover {...searchPopover.args} {...root} />,
  UploadQueue: (root) => <ui.UploadQueue {...uploadQueue.args} {...root} />,
  WorkspaceBoard: (root) => <ui.WorkspaceBoard {...workspaceBoard.args} {...root} />,
  LayoutSettings: (root) => (
    <ui.LayoutSettings
      value={layoutSettingsDialog.args.value}
      onValueChange={ignore}
      labels={en.layoutSettings}
      {...root}
    />
  ),
  PersonCardDialog: (root) => (
    <ui.PersonCardDialog
      open
      onOpenChange={ignore}
      status="ready"
      person={card}
      onMessage={ignore}
      onRetry={ignore}
      labels={en.personCard}
      {...root}
    />
  ),
  PersonalSettings: (root) => {
    const { open: _open, onOpenChange: _onOpenChange, ...args } = personalSettingsDialog.args;
    return <ui.PersonalSettings {...args} {...root} />;
  },
  PinnedBar: (root) => (
    <ui.PinnedBar
      messages={[{ id: 'm1', seq: 1, senderName: '张伟', text: '八点开选题会' }]}
      onOpenMessage={ignore}
      labels={en.messageList}
      {...root}
    />
  ),
} satisfies Record<string, Row>;
