// What other areas and the rest of the server may use.
export { setAvatar } from './commands/set-avatar.ts';
export { tidyAvatars } from './commands/tidy.ts';
