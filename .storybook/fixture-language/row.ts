/** A text in each language. */
export type Row = readonly [zh: string, en: string, es: string, ja: string];
