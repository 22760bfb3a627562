/** Stands for the top of a person's own disk wherever a folder's id is asked for. */
export const rootFolder = 'root';
/** Stands for the folder of one's chat attachments, which comes into being with the first of them (B16). */
export const chatFolder = 'chat';
