/** How keys are written in tables. */
const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page up',
  PageDown: 'Page down',
  ContextMenu: 'Menu key',
};

/** The parts of a key with its modifiers: `Ctrl+Enter` is pressed with two. */
export const keyParts = (key: string): string[] => key.split('+');

export const keyName = (part: string): string => names[part] ?? part;
