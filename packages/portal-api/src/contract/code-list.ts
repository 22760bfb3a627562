// Body codes (specification, section 8; decisions A6, A7, A21). Code decides, text is only shown: nobody reads
// `msg` to find out what happened.
// Each is exported by itself, so that a page carries those that it looks at.

export const ok = '0';
/** The two are no friends: a star is shown as a warning, unfriending as an error (section 8). */
export const notFriends = '1';
/** A refusal without a code of its own. */
export const refused = '-1';
/** The session has ended: nothing is shown, one sign-in-again dialog opens (A7). */
export const sessionEnded = '-2';
/** The password must be changed first (A6). */
export const passwordForced = '-3';
// account: 1001 to 1099
export const wrongCredentials = '1001';
export const accountDisabled = '1002';
export const tooManyAttempts = '1003';
/** The picture of `captcha` must be read first. */
export const captchaRequired = '1004';
export const captchaWrong = '1005';
/** The old password is not right. */
export const wrongPassword = '1006';
export const passwordMismatch = '1007';
export const passwordWeak = '1008';
export const passwordReused = '1009';
/** HTTP 429: codes for this phone, or from this address, come too often. */
export const phoneCodeTooOften = '1010';
export const phoneCodeWrong = '1011';
export const registrationClosed = '1012';
export const alreadyRegistered = '1013';
/** A sign-in code or ticket that is unknown, over or taken. */
export const signInCodeWrong = '1014';
export const unknownTenant = '1015';
export const identityTaken = '1016';
/** The demo's password is public knowledge, and signs in on the server's own machine alone. */
export const demoPasswordPublic = '1017';
// directory, friends, settings: 1101 to 1199
export const unknownPerson = '1101';
export const personLeft = '1102';
export const befriendYourself = '1108';
export const noRequest = '1109';
export const mobileStaysHidden = '1110';
export const noPicture = '1111';
export const unknownDepartment = '1112';
// messages, groups: 1103 to 1107 and 1201 to 1299
export const unknownGroup = '1103';
export const notMember = '1104';
export const unknownMessage = '1105';
export const messageEmpty = '1106';
export const nobodyChosen = '1250';
export const groupFull = '1251';
export const groupNameMissing = '1252';
export const groupIntroductionMissing = '1253';
export const notGroupOwner = '1254';
/** Some of the people named are not known, or have left the organisation. */
export const peopleUnknown = '1255';
export const peopleLeft = '1256';
/** The person named is not in the group. */
export const notInGroup = '1258';
export const ownerCannotBeRemoved = '1259';
/** A topic group needs a topic that there is (F1). */
export const unknownTopic = '1260';
export const recallTooLate = '1202';
export const editTooLate = '1203';
export const messageRecalled = '1204';
export const editedMeanwhile = '1206';
export const tooManyReactions = '1207';
export const tooManyPins = '1208';
/** The `clientMsgId` was used for another send, with another recipient or content: nothing is sent (B5). */
export const clientMsgIdTaken = '1210';
/** A topic group that is closed is readable and not writable (F1). */
export const conversationClosed = '1211';
/** The group was dissolved while the actor was in it. Everyone else is answered as for a missing group (G37). */
export const groupDissolved = '1213';
/** HTTP 429 with Retry-After: messages are sent too fast. */
export const sendingTooFast = '1212';
// applications, workspace, newsroom: 1301 to 1399
export const unknownApp = '1301';
/** Unknown application or wrong secret: nobody is told which. */
export const appRefused = '1302';
/** An application's token, or a single-sign-on token, is not or no longer good. */
export const appTokenEnded = '1303';
/** A one-time code that is unknown, too old, used already, or another application's. */
export const codeSpent = '1304';
/** Applications send notices and read nothing. */
export const appNotWritable = '1305';
export const redirectRefused = '1306';
export const noRecipient = '1307';
/** The board has changed since the version that a change was made on. */
export const boardChanged = '1311';
export const unknownChannel = '1312';
/** A system that answers in the own store's place did not (E15). */
export const upstreamFailed = '1321';
export const unknownCodeType = '1322';
export const unknownCode = '1323';
// disk: 1401 to 1499
export const badFileName = '1401';
export const nameTaken = '1402';
export const intoItself = '1403';
export const diskFull = '1404';
export const tooDeep = '1405';
export const tooManyFiles = '1406';
export const uploadOffset = '1407';
export const checksumDiffers = '1408';
export const storageFull = '1409';
export const diskCrowded = '1410';
export const tooManyShares = '1411';
/** A file that is not there, or not the caller's to read: nobody is told which. */
export const noSuchFile = '1412';
// collection: 1501 to 1599
export const unknownFavourite = '1501';
export const collectionFull = '1502';
export const noteEmpty = '1503';
export const notANote = '1504';
export const nothingToKeep = '1505';
/** HTTP 429: a person has done something as often as one day allows. */
export const enoughForToday = '1901';
// statuses
export const invalidInput = '400';
export const unauthenticated = '401';
export const forbidden = '403';
export const notFound = '404';
export const methodNotAllowed = '405';
export const tooLarge = '413';
export const unsupportedMediaType = '415';
export const tooMany = '429';
export const internal = '500';
export const unavailable = '503';
