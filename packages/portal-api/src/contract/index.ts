import { account } from './account/calls.ts';
import { administration } from './administration/calls.ts';
import { applications } from './applications/calls.ts';
import { collection } from './collection/calls.ts';
import { directory } from './directory/calls.ts';
import { disk } from './disk/calls.ts';
import { friends } from './friends/calls.ts';
import { groups } from './groups/calls.ts';
import { messages } from './messages/calls.ts';
import { newsroom } from './newsroom/calls.ts';
import { settings } from './settings/calls.ts';
import { workspace } from './workspace/calls.ts';

/** All calls of the portal, by area. Client, server and mocks are generated from this table. */
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
  administration,
};
export type Contract = typeof contract;

// Each area is also exported on its own, so that a bundle includes only the schemas it uses.
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
  administration,
};
export { administrationAccess as administrationAccessCalls } from './administration/calls.ts';
export {
  auditKindNames,
  auditKinds,
  type AuditAction,
  type AuditEntry,
  type AuditKind,
} from './administration/audit.ts';
export type { AdministeredDepartment } from './administration/departments.ts';
export {
  type AdministeredPerson,
  type AdministeredPersonDetail,
  personStates,
  type PersonState,
} from './administration/people.ts';
export { type FirstStep, firstSteps } from './administration/first-steps.ts';
export {
  type Health,
  type HealthState,
  healthStates,
  type HealthSystem,
  healthSystems,
} from './administration/health.ts';
export {
  identityMatches,
  type IdentityMatch,
  type IdentityProviderSettings,
  type IdentityTestResult,
} from './administration/identity.ts';
export {
  type AdministeredMenu,
  type AdministeredMenuEntry,
  menuEntries,
  type MenuEntryInput,
  type ViewOfPerson,
} from './administration/menus.ts';
export {
  type AdministrationPermission,
  administrationPermissions,
  type KnownPermission,
  newsroomPermissions,
  portalPermissions,
  seesPeople,
} from './administration/permissions.ts';
export type { AdministeredRole, PermissionGroup } from './administration/roles.ts';
export * from './codes.ts';
export * from './configuration.ts';
export { uploadPath } from './disk/calls.ts';
export * from './disk/items.ts';
export * from './disk/own-folders.ts';
export * from './endpoint.ts';
export * from './events.ts';
export { fieldErrors } from './field-errors.ts';
export { emptyResponse, type FieldError, type FieldRule, languages, type Language } from './fields.ts';
export { inputSentence } from './input-sentences.ts';
export * from './limits.ts';
export {
  workNoticeRecipients,
  appList as appListCalls,
  type App,
  type AppGroup,
} from './applications/calls.ts';
export type { SessionOfPerson } from './account/devices.ts';
export { session as sessionCalls, type SessionGrant } from './account/session.ts';
export { passwords as passwordCalls, passwordExpiry as passwordExpiryCalls } from './account/passwords.ts';
export { registration as registrationCalls } from './account/registration.ts';
export { signInCodes as signInCodeCalls } from './account/sign-in-codes.ts';
export {
  defaultRole,
  portalTopic,
  menus as menuCalls,
  type Menu,
  boardNews as boardNewsCalls,
  storyStates,
  type Hotspot,
  type Story,
} from './newsroom/calls.ts';
export { channelTypes, type Board, type Channel, type ChannelType } from './workspace/calls.ts';
export {
  favouriteKinds,
  favouriteSourceWire,
  type Favourite,
  type FavouriteKind,
  type FavouriteSource,
  type FavouriteSourceWire,
  type FavouriteWire,
} from './collection/calls.ts';
export {
  type GroupDetail,
  type GroupDetailWire,
  type GroupLineWire,
  type GroupMember,
  type GroupMemberWire,
  type OwnGroup,
  type StartedConversation,
  type StartedChatWire,
} from './groups/shapes.ts';
export { type Department, type DepartmentWire } from './directory/departments.ts';
export { unseenRequests as unseenRequestCalls, type FriendRequest } from './friends/unseen-requests.ts';
export {
  type FriendRequestState,
  type FriendRequestWire,
  type Relation,
  type RelationCode,
  type RequestState,
} from './friends/friendship.ts';
export { type Conversation, type LastMessage } from './messages/conversation.ts';
export {
  type Message,
  type ForwardSource,
  type MessageBody,
  type MessageDraftWire,
  type MessageFile,
  type MessageFileWire,
  type MessageKind,
  type MessageQuote,
  type MessageQuoteWire,
  type MessageWire,
  type PinnedMessage,
  type PinnedMessageWire,
  type Reaction,
  type SystemInfo,
  type Target,
  type TargetType,
  decodeMessage,
  mentionAll,
  mentionsEveryone,
  messageBody,
  messageKinds,
  systemTypes,
  targetTypes,
} from './messages/message.ts';
export * from './directory/people.ts';
export { personCard as personCardCalls } from './directory/calls.ts';
export { jsonTexts, namedSchemas } from './schemas.ts';
export type { MarkRange, Matched } from './directory/matched.ts';
export * from './directory/search-results.ts';
export {
  type MessageSettings,
  type MessageSettingsWire,
  type Privacy,
  type PrivacyWire,
} from './settings/calls.ts';
