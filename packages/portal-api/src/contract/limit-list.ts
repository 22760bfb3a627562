import { passwordLengths } from '../rules/password.ts';

// Numbers that both sides must agree on. Times in milliseconds, lengths in code points (E11).
// Each is exported by itself, so that a page carries those that it looks at.

/** Specification, section 9. */
export const requestTimeout = 60_000;
/** Longest text of one message. */
export const messageLength = 10_000;
/** People who are called in one message. */
export const mentions = 100;
/** Longest name of a file (C4). */
export const fileNameLength = 100;
/** B2: history page, default and largest. */
export const historyPage = 20;
export const historyPageMax = 100;
/** A4: people and groups a page, and the last page the client asks for. */
export const searchPage = 20;
export const searchPageMax = 100;
export const searchPages = 25;
/** B9: conversations in the recent list. */
export const recentList = 200;
/** Most members that a group's line carries for its mark. */
export const firstMembers = 4;
/** Longest search text; longer input is cut by the client and refused by the server. */
export const queryLength = 100;
/** A9: the server refuses longer passwords, so that hashing stays cheap. */
export const passwordLength = passwordLengths.max;
/** Specification, sections 5 and 9: name and introduction of a group. */
export const groupName = 16;
export const groupIntroduction = 200;
/** Longest announcement of a group. */
export const groupNotice = 2_000;
/** Most members that an organisation can allow a group; its own setting is 500 unless it says otherwise (D7). */
export const groupMembersMax = 5_000;
/** Departments chosen at once (D9). */
export const groupDepartments = 200;
/** Own groups and members a page: default and largest; and the last page of own groups. */
export const groupPage = 20;
export const groupPageMax = 200;
export const groupPages = 10_000;
export const memberPage = 50;
export const memberPageMax = 200;
/** C1: files and folders a page, default and largest. */
export const diskPage = 50;
export const diskPageMax = 200;
/** Files and folders named in one call. */
export const diskBatch = 500;
/** C2: bytes of one piece of an upload. */
export const uploadChunk = 8 * 1024 * 1024;
/** Longest reading of a picture before signing in. */
export const captchaLength = 20;
/** Longest name of a person. */
export const personName = 50;
/** C9: favourites of a person, and a page of them; lengths of what they hold. */
export const favourites = 5_000;
export const favouritePage = 20;
export const favouritePageMax = 100;
export const favouriteTags = 20;
export const tagLength = 20;
export const favouriteTitle = 200;
export const noteLength = 10_000;
export const linkLength = 2_000;
/** Longest id of any kind. */
export const idLength = 100;
/** Longest secret, token or one-time code that is looked at. */
export const tokenLength = 200;
/** Longest address of an application or a link. */
export const addressLength = 2_000;
/** B19: people a work notice goes to at once, and notices of one application in a minute, each person's counted. */
export const workNoticeRecipients = 500;
export const workNoticesPerMinute = 3_000;
/** E16: cards of one workspace, and the characters of a card's name. */
export const boardChannels = 50;
export const channelNameLength = 30;
/** E15: pages of hotspots and stories. */
export const newsroomPage = 20;
export const newsroomPageMax = 100;
export const newsroomPages = 1_000;
/** Proposed topics, what is noted of visits to other systems, and settings of a big screen, in characters. */
export const topicTitleLength = 100;
export const topicLength = 2_000;
export const logActionLength = 50;
export const logDetailLength = 500;
export const screenParamLength = 4_000;
/** Department members a page (specification, section 9), and the last page. */
export const departmentPage = 200;
export const departmentPageMax = 500;
export const departmentPages = 5_000;
/** Ids that one call resolves, and departments that one call expands (D9). */
export const peopleBatch = 200;
export const departmentBatch = 100;
/** Friends and friend requests a page (specification, section 9), and the last page. */
export const friendPage = 20;
export const friendPageMax = 200;
export const friendPages = 1_000;
/** D3: what somebody says of themself when they ask. */
export const friendMessageLength = 100;
/** G30: friend requests of one person on one day. */
export const friendRequestsPerDay = 100;
/** G30: bytes of a picture as it comes in, and how many one person may try on one day. */
export const avatarBytes = 10 * 1024 * 1024;
export const avatarsPerDay = 50;
/** G30: what else one person may do on one day: far more than anybody at work does, so that nobody fills the store. */
export const groupsPerDay = 200;
export const uploadsPerDay = 50_000;
export const topicsPerDay = 100;
export const screensPerDay = 200;
export const visitsPerDay = 2_000;
/** Sign-in codes, single-sign-on tokens and codes for applications, together. */
export const tokensPerDay = 5_000;
/** Files and folders of one person, the recycle bin included: those without bytes use up no room. */
export const diskItems = 200_000;
/** Files and folders that one person has given to others by themselves. */
export const diskShares = 20_000;
/** Archives that one person can fetch by name at the same time. */
export const diskOffers = 20;
/** Sessions of one person at the same time, and browsers that are remembered as theirs. */
export const sessions = 1_000;
export const knownBrowsers = 100;
/** B1: a comment travels this often on an idle event stream. */
export const heartbeat = 25_000;
