/** Files with a text field, with the story that tests input methods on it because its keys have an effect there. */
export const replayedInStory = {
  'primitives/DatePicker/DatePicker.tsx': 'primitives/DatePicker/DatePicker.stories.tsx',
  'primitives/Pagination/Pagination.tsx': 'primitives/Pagination/Pagination.stories.tsx',
  'blocks/favourites/CollectionList/CollectionList.tsx':
    'blocks/disk/FileBrowser/FileBrowserActs.stories.tsx',
  'blocks/favourites/CollectionList/FavouriteRow.tsx':
    'blocks/favourites/CollectionList/CollectionList.stories.tsx',
  'blocks/favourites/CollectionList/NoteComposer.tsx':
    'blocks/favourites/CollectionList/CollectionList.stories.tsx',
  'blocks/favourites/CollectionList/TagField.tsx':
    'blocks/favourites/CollectionList/CollectionList.stories.tsx',
  'blocks/people/PeopleField/PeopleField.tsx': 'blocks/people/PeopleField/PeopleField.stories.tsx',
  'blocks/people/ContactPicker/parts/PickerBody.tsx': 'blocks/people/ContactPicker/Choosing.stories.tsx',
  'blocks/disk/FileBrowser/parts/BrowserBody.tsx': 'blocks/disk/FileBrowser/FileBrowserActs.stories.tsx',
  'blocks/disk/FileBrowser/FileBrowser.tsx': 'blocks/disk/FileBrowser/FileBrowserActs.stories.tsx',
  'blocks/disk/FileBrowser/parts/NameField.tsx': 'blocks/disk/FileBrowser/FileBrowserActs.stories.tsx',
  'blocks/shared/SearchBox.tsx': 'blocks/disk/FileBrowser/FileBrowserActs.stories.tsx',
  'blocks/disk/FileBrowser/parts/item-parts.tsx': 'blocks/disk/FileBrowser/FileBrowserActs.stories.tsx',
  'blocks/messages/GroupCreator/parts/TopicField.tsx': 'blocks/messages/GroupCreator/Topic.stories.tsx',
  'blocks/messages/MessageComposer/parts/ComposerField.tsx':
    'blocks/messages/MessageComposer/MessageComposer.stories.tsx',
  'blocks/messages/MessageComposer/parts/EmojiPanel.tsx': 'blocks/messages/MessageComposer/Modes.stories.tsx',
  'blocks/messages/MessageSearch/parts/DateFilter.tsx': 'primitives/DatePicker/DatePicker.stories.tsx',
  'blocks/messages/MessageSearch/MessageSearch.tsx':
    'blocks/messages/MessageSearch/MessageSearch.stories.tsx',
  'blocks/messages/MessageSearch/parts/PersonFilter.tsx':
    'blocks/messages/MessageSearch/MessageSearch.stories.tsx',
  'blocks/account/RegisterForm/RegisterForm.tsx': 'blocks/account/RegisterForm/RegisterForm.stories.tsx',
  'blocks/shell/SearchPopover/parts/SearchField.tsx': 'blocks/shell/SearchPopover/Keys.stories.tsx',
  'blocks/shell/SearchPopover/SearchPopover.tsx': 'blocks/shell/SearchPopover/Keys.stories.tsx',
  'blocks/shell/TabsBar/parts/TabsOverview.tsx': 'blocks/shell/TabsBar/TabsBar.stories.tsx',
  'blocks/administration/DepartmentTree/DepartmentTree.tsx':
    'blocks/administration/DepartmentTree/DepartmentTree.stories.tsx',
  'blocks/administration/DepartmentTree/parts/DepartmentRow.tsx':
    'blocks/administration/DepartmentTree/DepartmentTree.stories.tsx',
  'blocks/administration/DepartmentTree/parts/NameField.tsx':
    'blocks/administration/DepartmentTree/DepartmentTree.stories.tsx',
} as const;

/** The others: `rows.tsx` has a row for each. */
export const replayedInTable = [
  'primitives/EditableText/EditableText.tsx',
  'blocks/administration/PeopleTable/PeopleTable.tsx',
  'blocks/administration/PersonSheet/parts/PersonForm.tsx',
  'blocks/administration/MenuEditor/parts/EntryDialog.tsx',
  'blocks/administration/MenuEditor/parts/TargetField.tsx',
  'blocks/administration/RoleEditor/RoleForm.tsx',
  'blocks/administration/RoleEditor/RoleList.tsx',
  'blocks/administration/RoleEditor/parts/PermissionsField.tsx',
  'primitives/Field/CountedField.tsx',
  'primitives/Field/PasswordField.tsx',
  'primitives/Field/TextField.tsx',
  'primitives/Field/ValidatedField.tsx',
  'blocks/workspace/AppGrid/AppGrid.tsx',
  'blocks/favourites/CollectionList/NoteEditor.tsx',
  'blocks/people/ContactPicker/parts/PasteIds.tsx',
  'blocks/messages/ForwardDialog/ForwardTargets.tsx',
  'blocks/messages/GroupCreator/parts/PurposeStep.tsx',
  'blocks/account/PasswordDialog/NewPasswordField.tsx',
  'blocks/account/PasswordDialog/PasswordDialog.tsx',
  'blocks/people/Friendship/FriendDialogs.tsx',
  'blocks/account/PhoneForm/PhoneCodeField.tsx',
  'blocks/account/PhoneForm/PhoneForm.tsx',
  'blocks/account/ResetPasswordForm/ResetPasswordForm.tsx',
  'blocks/shell/SearchPopover/parts/SearchSheetDialog.tsx',
  'blocks/account/shared/CaptchaField.tsx',
  'blocks/account/SignInForm/SignInForm.tsx',
  'blocks/account/SecondFactor/SecondFactorDialog.tsx',
] as const;
