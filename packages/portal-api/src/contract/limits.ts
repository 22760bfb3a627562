import { passwordLengths } from '../rules/password.ts';

/** Numbers that both sides must agree on. Times in milliseconds, lengths in code points (E11). */
export const limits = {
  /** Specification, section 9. */
  requestTimeout: 60_000,
  /** Longest text of one message. */
  messageLength: 10_000,
  /** People who are called in one message. */
  mentions: 100,
  /** Longest name of a file (C4). */
  fileNameLength: 100,
  /** B2: history page, default and largest. */
  historyPage: 20,
  historyPageMax: 100,
  /** A4: people and groups a page, and the last page the client asks for. */
  searchPage: 20,
  searchPageMax: 100,
  searchPages: 25,
  /** B9: conversations in the recent list. */
  recentList: 200,
  /** Most members that a group's line carries for its mark. */
  firstMembers: 4,
  /** Longest search text; longer input is cut by the client and refused by the server. */
  queryLength: 100,
  /** A9: the server refuses longer passwords, so that hashing stays cheap. */
  passwordLength: passwordLengths.max,
  /** Specification, sections 5 and 9: name and introduction of a group. */
  groupName: 16,
  groupIntroduction: 200,
  /** Longest announcement of a group. */
  groupNotice: 2_000,
  /** Most members that an organisation can allow a group; its own setting is 500 unless it says otherwise (D7). */
  groupMembersMax: 5_000,
  /** Departments chosen at once (D9). */
  groupDepartments: 200,
  /** Own groups and members a page: default and largest; and the last page of own groups. */
  groupPage: 20,
  groupPageMax: 200,
  groupPages: 10_000,
  memberPage: 50,
  memberPageMax: 200,
  /** C1: files and folders a page, default and largest. */
  diskPage: 50,
  diskPageMax: 200,
  /** Files and folders named in one call. */
  diskBatch: 500,
  /** C2: bytes of one piece of an upload. */
  uploadChunk: 8 * 1024 * 1024,
  /** Longest reading of a picture before signing in. */
  captchaLength: 20,
  /** Longest name of a person. */
  personName: 50,
  /** C9: favourites of a person, and a page of them; lengths of what they hold. */
  favourites: 5_000,
  favouritePage: 20,
  favouritePageMax: 100,
  favouriteTags: 20,
  tagLength: 20,
  favouriteTitle: 200,
  noteLength: 10_000,
  linkLength: 2_000,
  /** Longest id of any kind. */
  idLength: 100,
  /** Longest secret, token or one-time code that is looked at. */
  tokenLength: 200,
  /** Longest address of an application or a link. */
  addressLength: 2_000,
  /** B19: people a work notice goes to at once, and notices of one application in a minute, each person's counted. */
  workNoticeRecipients: 500,
  workNoticesPerMinute: 3_000,
  /** Applications of one person that are put in order at once. */
  ownApps: 1_000,
  /** E16: cards of one workspace, and the characters of a card's name. */
  boardChannels: 50,
  channelNameLength: 30,
  /** E15: pages of hotspots and stories. */
  newsroomPage: 20,
  newsroomPageMax: 100,
  newsroomPages: 1_000,
  /** Proposed topics, what is noted of visits to other systems, and settings of a big screen, in characters. */
  topicTitleLength: 100,
  topicLength: 2_000,
  logActionLength: 50,
  logDetailLength: 500,
  screenParamLength: 4_000,
  /** Department members a page (specification, section 9), and the last page. */
  departmentPage: 200,
  departmentPageMax: 500,
  departmentPages: 5_000,
  /** Ids that one call resolves, and departments that one call expands (D9). */
  peopleBatch: 200,
  departmentBatch: 100,
  /** Friends and friend requests a page (specification, section 9), and the last page. */
  friendPage: 20,
  friendPageMax: 200,
  friendPages: 1_000,
  /** D3: what somebody says of themself when they ask. */
  friendMessageLength: 100,
  /** G30: friend requests of one person on one day. */
  friendRequestsPerDay: 100,
  /** G30: bytes of a picture as it comes in, and how many one person may try on one day. */
  avatarBytes: 10 * 1024 * 1024,
  avatarsPerDay: 50,
  /** G30: what else one person may do on one day: far more than anybody at work does, so that nobody fills the store. */
  groupsPerDay: 200,
  uploadsPerDay: 50_000,
  topicsPerDay: 100,
  screensPerDay: 200,
  visitsPerDay: 2_000,
  /** Sign-in codes, single-sign-on tokens and codes for applications, together. */
  tokensPerDay: 5_000,
  /** Files and folders of one person, the recycle bin included: those without bytes use up no room. */
  diskItems: 200_000,
  /** Earlier contents of one file; the oldest go first. */
  diskVersions: 20,
  /** Files and folders that one person has given to others by themselves. */
  diskShares: 20_000,
  /** Archives that one person can fetch by name at the same time. */
  diskOffers: 20,
  /** Sessions of one person at the same time, and browsers that are remembered as theirs. */
  sessions: 1_000,
  knownBrowsers: 100,
  /** B1: a comment travels this often on an idle event stream. */
  heartbeat: 25_000,
} as const;
