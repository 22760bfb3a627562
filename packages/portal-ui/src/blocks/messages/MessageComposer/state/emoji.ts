import type { EmojiGroup } from '../types.ts';

/** Columns of the panel. */
export const columns = 7;

/** Emoji common in a newsroom, most frequent first. Their names are in the label packs. */
export const emoji: Record<EmojiGroup, string> = {
  faces: '😀 😄 😂 🙂 😊 😉 😍 🥰 😎 🤔 🙄 😅 😴 😷 🤒 😢 😭 😮 😱 😡 🥳 😇 🤯 🫡 🫠 😬 🤗 🤐',
  people: '👍 👎 👌 👏 🙏 💪 🤝 ✌️ 👋 🙌 👀 🫶 ☝️ 👉 ❤️ 💔 💯 🔥 ✨ 🎉 💡',
  newsroom: '📰 🗞️ 📷 🎥 🎙️ 📺 📻 🎬 🎧 💻 📱 📞 ✏️ 📝 📌 📎 📅 ⏰ ⏳ 🔍 🔔 📢 🚀 ✅ ❌ ⚠️ ❓ ❗',
  life: '🎂 🎁 🌹 💐 🧧 🏮 ☕ 🍵 🍚 🍜 🍻 🍰 🌞 🌙 🌧️ ⛈️ ❄️ 🌈 🚗 ✈️ 🏠',
};

/** A group of the panel with the matching emoji, in rows. */
export interface EmojiSection {
  group: EmojiGroup;
  rows: readonly (readonly string[])[];
}

const groups: readonly EmojiGroup[] = ['faces', 'people', 'newsroom', 'life'];

function inRows(list: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(list.length / columns) }, (_, row) =>
    list.slice(row * columns, (row + 1) * columns),
  );
}

/** Emoji whose name matches the query; all for an empty one. */
export function emojiSections(query: string, names: Readonly<Record<string, string>>): EmojiSection[] {
  const wanted = query.trim().toLowerCase();
  return groups
    .map((group) => {
      const all = emoji[group].split(' ');
      const found = wanted === '' ? all : all.filter((one) => names[one]?.toLowerCase().includes(wanted));
      return { group, rows: inRows(found) };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Index of the emoji that a key moves to; undefined for keys of the field. `rtl`: the rows run from right to left. */
export function emojiAfterKey(
  key: string,
  at: number,
  sections: readonly EmojiSection[],
  rtl: boolean,
): number | undefined {
  const rows = sections.flatMap((section) => section.rows);
  const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, { length }) => sum + length, 0));
  const row = starts.findLastIndex((start) => start <= at);
  const column = at - (starts[row] ?? 0);
  const inRow = (next: number) => (starts[next] ?? 0) + Math.min(column, (rows[next]?.length ?? 1) - 1);
  const last = rows.reduce((sum, { length }) => sum + length, 0) - 1;
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(at + 1, last);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return row < rows.length - 1 ? inRow(row + 1) : at;
    case 'ArrowUp':
      return row > 0 ? inRow(row - 1) : at;
    default:
      return undefined;
  }
}
