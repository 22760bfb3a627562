import { administeredDepartment } from './administration/departments.ts';
import { administeredPerson, administeredPersonDetail } from './administration/people.ts';
import { appLine } from './applications/calls.ts';
import { encodedWorkNotice, workNoticeBody } from './applications/calls.ts';
import { hotspot, story } from './newsroom/calls.ts';
import { favouriteSourceWire, favouriteLine } from './collection/calls.ts';
import { conversation } from './messages/conversation.ts';
import { department } from './directory/departments.ts';
import {
  diskItemWire,
  sharedFiles,
  sharedFilesJson,
  shareLine,
  sharedFile,
  sharedResultWire,
  pathStepWire,
} from './disk/items.ts';
import { groupLine, groupDetail, groupMember, startedChat } from './groups/shapes.ts';
import { menu } from './newsroom/calls.ts';
import {
  messageWire,
  messageFileWire,
  quoteWire,
  reaction,
  encodedMessage,
  messageBody,
  pinnedMessage,
  systemInfo,
} from './messages/message.ts';
import { listedUser, userDetail, deptInfo } from './directory/people.ts';
import { messageSettings, privacySettings } from './settings/calls.ts';
import { matched } from './directory/matched.ts';
import { searchDepartment, searchUser } from './directory/search-results.ts';
import { channel, board } from './workspace/calls.ts';

/**
 * Schemas used in several responses, by their OpenAPI names. Separate from the contract, so that pages do not load
 * them.
 */
export const namedSchemas = {
  Message: messageWire,
  MessageFile: messageFileWire,
  Quote: quoteWire,
  Reaction: reaction,
  MessageBody: messageBody,
  PinnedMessage: pinnedMessage,
  SystemInfo: systemInfo,
  Conversation: conversation,
  Person: listedUser,
  PersonDetail: userDetail,
  PersonDepartment: deptInfo,
  FoundPerson: searchUser,
  FoundDepartment: searchDepartment,
  Match: matched,
  Group: groupLine,
  GroupDetail: groupDetail,
  GroupMember: groupMember,
  StartedConversation: startedChat,
  Department: department,
  DiskItem: diskItemWire,
  DiskShare: shareLine,
  SharedFile: sharedFile,
  SharedResult: sharedResultWire,
  PathStep: pathStepWire,
  FavouriteSource: favouriteSourceWire,
  Favourite: favouriteLine,
  Channel: channel,
  Board: board,
  Menu: menu,
  Hotspot: hotspot,
  Story: story,
  App: appLine,
  MessageSettings: messageSettings,
  PrivacySettings: privacySettings,
  AdministeredDepartment: administeredDepartment,
  AdministeredPerson: administeredPerson,
  AdministeredPersonDetail: administeredPersonDetail,
};

/** Text fields that contain JSON, and its schema. */
export const jsonTexts = [
  { text: encodedMessage, holds: messageBody },
  { text: encodedWorkNotice, holds: workNoticeBody },
  { text: sharedFilesJson, holds: sharedFiles },
];
