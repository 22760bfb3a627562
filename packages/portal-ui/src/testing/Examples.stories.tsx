import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectIdentity } from '../blocks/account/BindForm/BindForm.example.tsx';
import { ChangePasswordButton } from '../blocks/account/PasswordDialog/PasswordDialog.example.tsx';
import { MySettings } from '../blocks/account/PersonalSettings/PersonalSettings.example.tsx';
import { ProvePhone } from '../blocks/account/PhoneForm/PhoneForm.example.tsx';
import { Register } from '../blocks/account/RegisterForm/RegisterForm.example.tsx';
import { ResetPassword } from '../blocks/account/ResetPasswordForm/ResetPasswordForm.example.tsx';
import { SignIn } from '../blocks/account/SignInForm/SignInForm.example.tsx';
import { OtherDevice } from '../blocks/account/SignInStatus/SignInStatus.example.tsx';
import { UploadButton } from '../blocks/disk/ConflictDialog/ConflictDialog.example.tsx';
import { Folder } from '../blocks/disk/FileBrowser/FileBrowser.example.tsx';
import { Attachments } from '../blocks/disk/FilePreview/FilePreview.example.tsx';
import { Uploads } from '../blocks/disk/UploadQueue/UploadQueue.example.tsx';
import { VersionsButton } from '../blocks/disk/VersionsDialog/VersionsDialog.example.tsx';
import { Favourites } from '../blocks/favourites/CollectionList/CollectionList.example.tsx';
import { Conversations } from '../blocks/messages/ConversationList/ConversationList.example.tsx';
import { ForwardButton } from '../blocks/messages/ForwardDialog/ForwardDialog.example.tsx';
import { NewGroupButton } from '../blocks/messages/GroupCreator/GroupCreator.example.tsx';
import { WriteMessage } from '../blocks/messages/MessageComposer/MessageComposer.example.tsx';
import { Chat } from '../blocks/messages/MessageList/MessageList.example.tsx';
import { FindMessages } from '../blocks/messages/MessageSearch/MessageSearch.example.tsx';
import { VideoDesk } from '../blocks/people/ContactList/ContactList.example.tsx';
import { InviteButton } from '../blocks/people/ContactPicker/ContactPicker.example.tsx';
import { Subdepartments } from '../blocks/people/DepartmentList/DepartmentList.example.tsx';
import { Requests } from '../blocks/people/FriendRequests/FriendRequests.example.tsx';
import { Departments } from '../blocks/people/OrgTree/OrgTree.example.tsx';
import { ReviewForm } from '../blocks/people/PeopleField/PeopleField.example.tsx';
import { OwnerCard } from '../blocks/people/PersonCard/PersonCard.example.tsx';

const meta = {
  title: 'Testing/Examples',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// The code of the blocks' pages: one story per block, with its name.

export const BindForm: Story = { render: () => <ConnectIdentity /> };
export const PasswordDialog: Story = { render: () => <ChangePasswordButton /> };
export const PersonalSettings: Story = { render: () => <MySettings /> };
export const PhoneForm: Story = { render: () => <ProvePhone /> };
export const RegisterForm: Story = { render: () => <Register /> };
export const ResetPasswordForm: Story = { render: () => <ResetPassword /> };
export const SignInForm: Story = { render: () => <SignIn /> };
export const SignInStatus: Story = { render: () => <OtherDevice /> };
export const ConflictDialog: Story = { render: () => <UploadButton /> };
export const FileBrowser: Story = { render: () => <Folder /> };
export const FilePreview: Story = { render: () => <Attachments /> };
export const UploadQueue: Story = { render: () => <Uploads /> };
export const VersionsDialog: Story = { render: () => <VersionsButton /> };
export const CollectionList: Story = { render: () => <Favourites /> };
export const ConversationList: Story = { render: () => <Conversations /> };
export const ForwardDialog: Story = { render: () => <ForwardButton /> };
export const GroupCreator: Story = { render: () => <NewGroupButton /> };
export const MessageComposer: Story = { render: () => <WriteMessage /> };
export const MessageList: Story = { render: () => <Chat /> };
export const MessageSearch: Story = { render: () => <FindMessages /> };
export const ContactList: Story = { render: () => <VideoDesk /> };
export const ContactPicker: Story = { render: () => <InviteButton /> };
export const DepartmentList: Story = { render: () => <Subdepartments /> };
export const FriendRequests: Story = { render: () => <Requests /> };
export const OrgTree: Story = { render: () => <Departments /> };
export const PeopleField: Story = { render: () => <ReviewForm /> };
export const PersonCard: Story = { render: () => <OwnerCard /> };
