// What other areas and the rest of the server may use.
export { createFriendCommands } from './commands/friend-commands.ts';
