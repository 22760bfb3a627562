import { appLine } from './app-list.ts';
import { encodedWorkNotice, workNoticeBody } from './applications.ts';
import { hotspot, story } from './board-news.ts';
import { favouriteSource, favouriteLine } from './collection.ts';
import { conversation } from './conversation.ts';
import { department } from './departments.ts';
import {
  diskItemWire,
  sharedFiles,
  sharedFilesJson,
  shareLine,
  sharedFile,
  sharedResult,
  pathStep,
} from './disk-items.ts';
import { groupLine, groupDetail, groupMember, startedChat } from './group-shapes.ts';
import { menu } from './menus.ts';
import {
  message,
  messageFile,
  quote,
  reaction,
  encodedMessage,
  messageBody,
  pinnedMessage,
  systemInfo,
} from './message.ts';
import { listedUser, userDetail, deptInfo } from './people.ts';
import { messageSettings, privacySettings } from './preferences.ts';
import { searchDepartment, searchUser, matched } from './search-results.ts';
import { channel, board } from './workspace.ts';

/**
 * The shapes that travel in more than one answer, by the names that they have in OpenAPI. Apart from the contract, so that no
 * page carries them.
 */
export const namedSchemas = {
  Message: message,
  MessageFile: messageFile,
  Quote: quote,
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
  StartedChat: startedChat,
  Department: department,
  DiskItem: diskItemWire,
  DiskShare: shareLine,
  SharedFile: sharedFile,
  SharedResult: sharedResult,
  PathStep: pathStep,
  FavouriteSource: favouriteSource,
  Favourite: favouriteLine,
  Channel: channel,
  Board: board,
  Menu: menu,
  Hotspot: hotspot,
  Story: story,
  App: appLine,
  MessageSettings: messageSettings,
  PrivacySettings: privacySettings,
};

/** Texts that hold JSON, and what it is. */
export const jsonTexts = [
  { text: encodedMessage, holds: messageBody },
  { text: encodedWorkNotice, holds: workNoticeBody },
  { text: sharedFilesJson, holds: sharedFiles },
];
