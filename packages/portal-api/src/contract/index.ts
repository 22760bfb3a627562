import { account } from './account.ts';
import { applications } from './applications.ts';
import { collection } from './collection.ts';
import { directory } from './directory.ts';
import { disk } from './disk.ts';
import { friends } from './friends.ts';
import { groups } from './groups.ts';
import { messages } from './messages.ts';
import { newsroom } from './newsroom.ts';
import { settings } from './settings.ts';
import { workspace } from './workspace.ts';

/** Every call of the portal, by area. Client, server and mocks are made from this table. */
export const contract = {
  account,
  directory,
  friends,
  groups,
  messages,
  settings,
  applications,
  workspace,
  newsroom,
  disk,
  collection,
};
export type Contract = typeof contract;

// Each area alone too, so that a bundle carries only the schemas of the calls it makes.
export {
  account,
  directory,
  friends,
  groups,
  messages,
  settings,
  applications,
  workspace,
  newsroom,
  disk,
  collection,
};
export * from './codes.ts';
export * from './configuration.ts';
export { uploadPath } from './disk.ts';
export * from './disk-items.ts';
export * from './endpoint.ts';
export * from './events.ts';
export { fieldErrors } from './field-errors.ts';
export type { FieldError, FieldRule } from './field-rules.ts';
export { languages, type Language } from './fields.ts';
export { inputSentence } from './input-sentences.ts';
export * from './limits.ts';
export { workNoticeRecipients } from './applications.ts';
export { appList as appListCalls, type App, type AppGroup } from './app-list.ts';
export { session as sessionCalls, type SessionGrant } from './session.ts';
export { passwords as passwordCalls } from './passwords.ts';
export { passwordExpiry as passwordExpiryCalls } from './password-expiry.ts';
export { registration as registrationCalls } from './registration.ts';
export { signInCodes as signInCodeCalls } from './sign-in-codes.ts';
export { defaultRole, portalTopic, menus as menuCalls, type Menu } from './menus.ts';
export { boardNews as boardNewsCalls, storyStates, type Hotspot, type Story } from './board-news.ts';
export { channelTypes, type Board, type Channel, type ChannelType } from './workspace.ts';
export { favouriteKinds, favouriteSource } from './collection.ts';
export type { Favourite, FavouriteKind, FavouriteSource, FavouriteWire } from './collection.ts';
export type {
  GroupDetail,
  GroupDetailWire,
  GroupLineWire,
  GroupMember,
  GroupMemberWire,
  OwnGroup,
  StartedChat,
  StartedChatWire,
} from './group-shapes.ts';
export type { Department, DepartmentWire } from './departments.ts';
export { unseenRequests as unseenRequestCalls, type FriendRequest } from './unseen-requests.ts';
export type { FriendRequestState, Relation, RequestState } from './friendship.ts';
export type { Conversation, LastMessage } from './conversation.ts';
export type {
  Message,
  ForwardSource,
  MessageBody,
  MessageDraft,
  MessageFile,
  MessageKind,
  MessageQuote,
  PinnedMessage,
  Reaction,
  SystemInfo,
  Target,
  TargetType,
} from './message.ts';
export { decodeMessage, mentionAll, messageBody, messageKinds, systemTypes, targetTypes } from './message.ts';
export * from './people.ts';
export { personCard as personCardCalls } from './person-card.ts';
export { jsonTexts, namedSchemas } from './schemas.ts';
export * from './search-results.ts';
export {
  asMessageSettings,
  asPrivacy,
  type MessageSettings,
  type MessageSettingsWire,
  type Privacy,
  type PrivacySettings,
} from './preferences.ts';
