import type { Meta, StoryObj } from '@storybook/react-vite';
import { Conversations } from '../blocks/messages/ConversationList/ConversationList.example.tsx';
import { Chat } from '../blocks/messages/MessageList/MessageList.example.tsx';
import { InviteButton } from '../blocks/people/ContactPicker/ContactPicker.example.tsx';
import { ReviewForm } from '../blocks/people/PeopleField/PeopleField.example.tsx';
import { OwnerCard } from '../blocks/people/PersonCard/PersonCard.example.tsx';

const meta = {
  title: 'Testing/Examples',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// The code of the blocks' pages: one story per block, with its name.

export const PeopleField: Story = { render: () => <ReviewForm /> };
export const ContactPicker: Story = { render: () => <InviteButton /> };
export const PersonCard: Story = { render: () => <OwnerCard /> };
export const ConversationList: Story = { render: () => <Conversations /> };
export const MessageList: Story = { render: () => <Chat /> };
