// What other areas and the rest of the server may use.
export { addFavourite } from './commands/change-favourites.ts';
export { forgetInFavourites } from './commands/forget-message.ts';
