/** The default theme colour (specification, section 1). */
export const defaultAccent = '#296abb';
/** The theme colour when the configured one is invalid (specification, section 1). */
export const fallbackAccent = '#409EFF';
/** Presets (specification, section 5). */
export const accentPresets = [
  '#409EFF',
  '#1890ff',
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959CD',
  '#f5222d',
  '#2468f2',
] as const;
