/** Id of the top folder of a person's own disk. */
export const rootFolder = 'root';
/** Id of the folder for chat attachments, which is created with the first attachment (B16). */
export const chatFolder = 'chat';
