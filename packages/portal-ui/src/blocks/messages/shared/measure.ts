/** Maximum width of the messages and of the composer. Pixels. */
export const measure = 880;
