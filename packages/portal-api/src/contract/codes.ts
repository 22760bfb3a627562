/**
 * Body codes (specification, section 8; decisions A6, A7, A21). Code decides, text is only shown: nobody reads
 * `msg` to find out what happened.
 */
export const codes = {
  ok: '0',
  /** The two are no friends: a star is shown as a warning, unfriending as an error (section 8). */
  notFriends: '1',
  /** A refusal without a code of its own. */
  refused: '-1',
  /** The session has ended: nothing is shown, one sign-in-again dialog opens (A7). */
  sessionEnded: '-2',
  /** The password must be changed first (A6). */
  passwordForced: '-3',
  // account: 1001 to 1099
  wrongCredentials: '1001',
  accountDisabled: '1002',
  tooManyAttempts: '1003',
  /** The picture of `captcha` must be read first. */
  captchaRequired: '1004',
  captchaWrong: '1005',
  /** The old password is not right. */
  wrongPassword: '1006',
  passwordMismatch: '1007',
  passwordWeak: '1008',
  passwordReused: '1009',
  /** HTTP 429: codes for this phone, or from this address, come too often. */
  phoneCodeTooOften: '1010',
  phoneCodeWrong: '1011',
  registrationClosed: '1012',
  alreadyRegistered: '1013',
  /** A sign-in code or ticket that is unknown, over or taken. */
  signInCodeWrong: '1014',
  unknownTenant: '1015',
  identityTaken: '1016',
  /** The demo's password is public knowledge, and signs in on the server's own machine alone. */
  demoPasswordPublic: '1017',
  // directory, friends, settings: 1101 to 1199
  unknownPerson: '1101',
  personLeft: '1102',
  befriendYourself: '1108',
  noRequest: '1109',
  mobileStaysHidden: '1110',
  noPicture: '1111',
  unknownDepartment: '1112',
  // messages, groups: 1103 to 1107 and 1201 to 1299
  unknownGroup: '1103',
  notMember: '1104',
  unknownMessage: '1105',
  messageEmpty: '1106',
  nobodyChosen: '1250',
  groupFull: '1251',
  groupNameMissing: '1252',
  groupIntroductionMissing: '1253',
  notGroupOwner: '1254',
  /** Some of the people named are not known, or have left the organisation. */
  peopleUnknown: '1255',
  peopleLeft: '1256',
  /** The person named is not in the group. */
  notInGroup: '1258',
  ownerCannotBeRemoved: '1259',
  /** A topic group needs a topic that there is (F1). */
  unknownTopic: '1260',
  recallTooLate: '1202',
  editTooLate: '1203',
  messageRecalled: '1204',
  editedMeanwhile: '1206',
  tooManyReactions: '1207',
  tooManyPins: '1208',
  /** The `clientMsgId` was used for another send, with another recipient or content: nothing is sent (B5). */
  clientMsgIdTaken: '1210',
  /** A topic group that is closed is readable and not writable (F1). */
  conversationClosed: '1211',
  /** HTTP 429 with Retry-After: messages are sent too fast. */
  sendingTooFast: '1212',
  /** The group was dissolved while the actor was in it. Everyone else is answered as for a missing group (G37). */
  groupDissolved: '1213',
  // applications, workspace, newsroom: 1301 to 1399
  unknownApp: '1301',
  /** Unknown application or wrong secret: nobody is told which. */
  appRefused: '1302',
  /** An application's token, or a single-sign-on token, is not or no longer good. */
  appTokenEnded: '1303',
  /** A one-time code that is unknown, too old, used already, or another application's. */
  codeSpent: '1304',
  /** Applications send notices and read nothing. */
  appNotWritable: '1305',
  redirectRefused: '1306',
  noRecipient: '1307',
  /** The board has changed since the version that a change was made on. */
  boardChanged: '1311',
  unknownChannel: '1312',
  /** A system that answers in the own store's place did not (E15). */
  upstreamFailed: '1321',
  unknownCodeType: '1322',
  unknownCode: '1323',
  // disk: 1401 to 1499
  badFileName: '1401',
  nameTaken: '1402',
  intoItself: '1403',
  diskFull: '1404',
  tooDeep: '1405',
  tooManyFiles: '1406',
  uploadOffset: '1407',
  checksumDiffers: '1408',
  storageFull: '1409',
  diskCrowded: '1410',
  tooManyShares: '1411',
  /** A file that is not there, or not the caller's to read: nobody is told which. */
  noSuchFile: '1412',
  // collection: 1501 to 1599
  unknownFavourite: '1501',
  collectionFull: '1502',
  noteEmpty: '1503',
  notANote: '1504',
  nothingToKeep: '1505',
  /** HTTP 429: a person has done something as often as one day allows. */
  enoughForToday: '1901',
  // statuses
  invalidInput: '400',
  unauthenticated: '401',
  forbidden: '403',
  notFound: '404',
  methodNotAllowed: '405',
  tooLarge: '413',
  unsupportedMediaType: '415',
  tooMany: '429',
  internal: '500',
  unavailable: '503',
} as const;

export type Code = (typeof codes)[keyof typeof codes];

/** `'0'` and `0` both mean success (section 8). */
export function isSuccess(code: string | number | undefined): boolean {
  return code === undefined || String(code) === codes.ok;
}

/** Codes that end the session on the client: 401 and '-2' in a successful HTTP answer (A7). */
export function endsSession(code: string | number): boolean {
  return String(code) === codes.unauthenticated || String(code) === codes.sessionEnded;
}
