/** Groups of every type and their members (specification 7, Messaging and contacts; decisions D6 to D9). */
export const groups = {};
