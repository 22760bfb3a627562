/** Body codes (specification, section 8; decisions A6, A7, A21). Clients decide by code; `msg` is for display only. */
export const codes = {
  ok: '0',
  /** The two people are not friends: shown as a warning for a star, as an error for unfriending (section 8). */
  notFriends: '1',
  /** A refusal without a more specific code. */
  refused: '-1',
  /** The session has ended: no toast, one sign-in dialog opens (A7). */
  sessionEnded: '-2',
  /** The password must be changed first (A6). */
  passwordForced: '-3',
  // account: 1001 to 1099
  wrongCredentials: '1001',
  accountDisabled: '1002',
  tooManyAttempts: '1003',
  /** The captcha must be solved first. */
  captchaRequired: '1004',
  captchaWrong: '1005',
  /** The old password is wrong. */
  wrongPassword: '1006',
  passwordMismatch: '1007',
  passwordWeak: '1008',
  passwordReused: '1009',
  /** HTTP 429: too many codes for this phone or from this address. */
  phoneCodeTooOften: '1010',
  phoneCodeWrong: '1011',
  registrationClosed: '1012',
  alreadyRegistered: '1013',
  /** A sign-in code or ticket is unknown, expired or used. */
  signInCodeWrong: '1014',
  unknownTenant: '1015',
  identityTaken: '1016',
  /** The demo's password is public, and is accepted only on the server's own machine. */
  demoPasswordPublic: '1017',
  /** The organisation has no identity provider, or has switched it off. */
  noIdentityProvider: '1018',
  /** The identity provider refused, or its response is not valid. */
  signOnRefused: '1019',
  /** The password is right, and the account has a second factor: a code is needed, too. */
  secondFactorRequired: '1020',
  secondFactorWrong: '1021',
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
  /** Some of the people are unknown, or have left the organisation. */
  peopleUnknown: '1255',
  peopleLeft: '1256',
  /** The person is not in the group. */
  notInGroup: '1258',
  ownerCannotBeRemoved: '1259',
  /** A topic group needs an existing topic (F1). */
  unknownTopic: '1260',
  recallTooLate: '1202',
  editTooLate: '1203',
  messageRecalled: '1204',
  editedMeanwhile: '1206',
  tooManyReactions: '1207',
  tooManyPins: '1208',
  /** The `clientMsgId` was used for a send with another recipient or content; nothing is sent (B5). */
  clientMsgIdTaken: '1210',
  /** A closed topic group is read-only (F1). */
  conversationClosed: '1211',
  /** HTTP 429 with Retry-After: messages are sent too fast. */
  sendingTooFast: '1212',
  /** The group was dissolved while the actor was in it. For others it does not exist (G37). */
  groupDissolved: '1213',
  // applications, workspace, newsroom: 1301 to 1399
  unknownApp: '1301',
  /** Unknown application or wrong secret, without saying which. */
  appRefused: '1302',
  /** The token of an application, or a single-sign-on token, is invalid or expired. */
  appTokenEnded: '1303',
  /** The one-time code is unknown, expired, used, or belongs to another application. */
  codeSpent: '1304',
  /** Applications send notices; they cannot receive messages. */
  appNotWritable: '1305',
  redirectRefused: '1306',
  noRecipient: '1307',
  /** The board has changed since the version that the update was based on. */
  boardChanged: '1311',
  unknownChannel: '1312',
  /** An upstream system that replaces the portal's own store failed (E15). */
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
  /** The file does not exist or the caller may not read it, without saying which. */
  noSuchFile: '1412',
  /** HTTP 503: the storage of files is unreachable; everything else works. */
  filesUnavailable: '1413',
  // collection: 1501 to 1599
  unknownFavourite: '1501',
  collectionFull: '1502',
  noteEmpty: '1503',
  notANote: '1504',
  nothingToKeep: '1505',
  // administration: 1601 to 1699
  departmentNameTaken: '1601',
  /** It has people, or departments below it. */
  departmentNotEmpty: '1602',
  departmentTooDeep: '1603',
  departmentInItself: '1604',
  loginTaken: '1605',
  /** Someone else has changed the person since. */
  personChanged: '1606',
  lastAdministrator: '1607',
  /** An administrator cannot do this to their own account. */
  ownAccount: '1608',
  /** The person has rights that the caller does not have. */
  moreRights: '1609',
  /** The import is unknown, applied already, older than a day, or someone else's. */
  unknownImport: '1610',
  /** Groups and files are handed over to someone else. */
  sameReceiver: '1611',
  /** Something has changed since the preview of the import. */
  importOutdated: '1612',
  /** The import would mark more than half of all people as left. */
  tooManyMissing: '1613',
  unknownRole: '1614',
  roleNameTaken: '1640',
  /** Someone has the role, or an entry of the menu is for it. */
  roleInUse: '1641',
  /** The administrator's role and that of everyone stay. */
  roleStays: '1642',
  /** Someone else has changed the role since. */
  roleChanged: '1643',
  /** Someone else has changed the menu since. */
  menuChanged: '1644',
  /** The sentence of 1609 about a role. */
  roleBeyond: '1645',
  /** A directory service owns the field (SCIM). */
  managedByDirectory: '1650',
  /** No folder for backups is set (PORTAL_BACKUP_FOLDER). */
  noBackupFolder: '1660',
  backupRunning: '1661',
  /** Another organisation operates the installation. */
  notOperator: '1662',
  /** HTTP 429: the actor's daily limit for this action is reached. */
  enoughForToday: '1901',
  // HTTP statuses
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

/** Codes that end the session on the client: 401, and '-2' in an HTTP 200 response (A7). */
export function endsSession(code: string | number): boolean {
  return String(code) === codes.unauthenticated || String(code) === codes.sessionEnded;
}
