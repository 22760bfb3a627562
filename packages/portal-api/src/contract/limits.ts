import { passwordLengths } from '../rules/password.ts';

/** Limits shared by client and server. Times in milliseconds, lengths in code points (E11). */
export const limits = {
  /** Specification, section 9. */
  requestTimeout: 60_000,
  /** Maximum length of a message text. */
  messageLength: 10_000,
  /** Maximum mentions in a message. */
  mentions: 100,
  /** Maximum length of a file name (C4). */
  fileNameLength: 100,
  /** B2: page size of the history, default and maximum. */
  historyPage: 20,
  historyPageMax: 100,
  /** A4: search page size, and the last page that the client requests. */
  searchPage: 20,
  searchPageMax: 100,
  searchPages: 25,
  /** B9: conversations in the conversation list. */
  recentList: 200,
  /** Maximum members in `firstMembers`. */
  firstMembers: 4,
  /** Maximum length of a search text. The client truncates longer input; the server refuses it. */
  queryLength: 100,
  /** A9: maximum password length, which bounds the cost of hashing. */
  passwordLength: passwordLengths.max,
  /** Specification, sections 5 and 9: group name and introduction. */
  groupName: 16,
  groupIntroduction: 200,
  /** Maximum length of an announcement. */
  groupAnnouncement: 2_000,
  /** Upper bound of an organisation's member limit for groups, whose default is 500 (D7). */
  groupMembersMax: 5_000,
  /** Maximum departments in one choice (D9). */
  groupDepartments: 200,
  /** Page size of own groups and members, default and maximum; last page of own groups. */
  groupPage: 20,
  groupPageMax: 200,
  groupPages: 10_000,
  memberPage: 50,
  memberPageMax: 200,
  /** C1: page size of a folder, default and maximum. */
  diskPage: 50,
  diskPageMax: 200,
  /** Maximum files and folders per call. */
  diskBatch: 500,
  /** C2: bytes of an upload chunk. */
  uploadChunk: 8 * 1024 * 1024,
  /** Maximum length of a captcha solution. */
  captchaLength: 20,
  /** Also of a recovery code with spaces around its parts. */
  secondFactorCodeLength: 30,
  /** Maximum length of a person's name. */
  personName: 50,
  /** Maximum lengths of a person's other fields: user id without the tenant, one-line fields, introduction. */
  personLogin: 49,
  personLine: 100,
  personIntroduction: 200,
  /** Maximum departments per person, leaders per department, depth of departments, and length of their names. */
  personDepartments: 20,
  departmentLeaders: 50,
  departmentDepth: 10,
  departmentName: 50,
  /** Groups of an identity provider that give roles. */
  identityRoles: 100,
  /** Roles of an organisation, length of their names and descriptions, and rules of one. */
  roles: 200,
  roleName: 30,
  roleDescription: 200,
  rolePermissions: 200,
  /** Entries of the menu, length of their names, and roles that see one. */
  menuEntries: 100,
  menuName: 20,
  menuRoles: 50,
  /** Page size of people and entries in the administration, default and maximum; length of a cursor. */
  administrationPage: 50,
  administrationPageMax: 200,
  cursorLength: 500,
  /** Length of the name of an action in the audit log. */
  auditAction: 50,
  /** Bytes of a staff file that the console imports, and bad lines that it lists. */
  staffFileBytes: 32 * 1024 * 1024,
  staffFileBadLines: 100,
  /** C9: maximum favourites per person, page size, and lengths of their fields. */
  favourites: 5_000,
  favouritePage: 20,
  favouritePageMax: 100,
  favouriteTags: 20,
  tagLength: 20,
  favouriteTitle: 200,
  noteLength: 10_000,
  linkLength: 2_000,
  /** Maximum length of any id. */
  idLength: 100,
  /** Maximum length of a secret, token or one-time code. */
  tokenLength: 200,
  /** Maximum length of the address of an application or link. */
  addressLength: 2_000,
  /** B19: maximum recipients of a work notice, and notices of one application per minute, counted per recipient. */
  workNoticeRecipients: 500,
  workNoticesPerMinute: 3_000,
  /** Maximum applications per sort call. */
  ownApps: 1_000,
  /** E16: maximum cards per board, and length of a card's name. */
  boardChannels: 50,
  channelNameLength: 30,
  /** E15: page size of hotspots and stories. */
  newsroomPage: 20,
  newsroomPageMax: 100,
  newsroomPages: 1_000,
  /** Lengths of proposed topics, log entries of visits to other systems, and settings of a big screen. */
  topicTitleLength: 100,
  topicLength: 2_000,
  logActionLength: 50,
  logDetailLength: 500,
  screenParamLength: 4_000,
  /** Page size of department members (specification, section 9), and the last page. */
  departmentPage: 200,
  departmentPageMax: 500,
  departmentPages: 5_000,
  /** Maximum ids resolved per call, and departments expanded per call (D9). */
  peopleBatch: 200,
  departmentBatch: 100,
  /** Page size of friends and friend requests (specification, section 9), and the last page. */
  friendPage: 20,
  friendPageMax: 200,
  friendPages: 1_000,
  /** D3: maximum length of a friend request's message. */
  friendMessageLength: 100,
  /** G30: friend requests per person and day. */
  friendRequestsPerDay: 100,
  /** G30: bytes of an uploaded avatar, and uploads per person and day. */
  avatarBytes: 10 * 1024 * 1024,
  avatarsPerDay: 50,
  /** G30: other daily limits per person. They exceed normal use and protect the storage. */
  groupsPerDay: 200,
  uploadsPerDay: 50_000,
  topicsPerDay: 100,
  screensPerDay: 200,
  visitsPerDay: 2_000,
  /** Sign-in codes, single-sign-on tokens and application codes together. */
  tokensPerDay: 5_000,
  /**
   * Files and folders per person, including the recycle bin. Limits items without bytes, which the quota does not
   * count.
   */
  diskItems: 200_000,
  /** Versions per file; the oldest are deleted first. */
  diskVersions: 20,
  /** Direct shares per person. */
  diskShares: 20_000,
  /** Prepared archives per person at the same time. */
  diskOffers: 20,
  /** Concurrent sessions and remembered browsers per person. */
  sessions: 1_000,
  knownBrowsers: 100,
  /** B1: interval of the heartbeat comment on an idle event stream. */
  heartbeat: 25_000,
} as const;
