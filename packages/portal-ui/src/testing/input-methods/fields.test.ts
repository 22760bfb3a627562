import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayedInStory, replayedInTable } from './fields.ts';

const source = join(import.meta.dirname, '../..');

/** Elements that take text: those of the browser and those of the library. */
const tags =
  /<(?:input|textarea|TextField|TextArea|CountedField|CountedTextArea|PasswordField|NewPasswordField|ValidatedField|DatePicker|DateTimePicker|NameField|SearchBox|SearchField|TagField|NoteEditor|PhoneCodeField|CaptchaField)\s[^]*?\/?>/g;
/** Nobody types into these. */
const wordless = /type="(?:radio|checkbox|color|file|range)"|readOnly\n/;
/** These hand on what their host wants typed, or draw it out of a spread that is of another kind. */
const noTextFields = new Set([
  'primitives/Switch/Switch.tsx',
  'primitives/Checkbox/Checkbox.tsx',
  'blocks/disk/FileBrowser/parts/UploadFields.tsx',
]);

const drawing = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/stories|^testing/.test(path))
  .filter((path) => {
    const found = readFileSync(join(source, path), 'utf8').match(tags) ?? [];
    return found.some((tag) => !wordless.test(tag)) && !noTextFields.has(path);
  });

test('each text field of the library is replayed with an input method', () => {
  const replayed = [...Object.keys(replayedInStory), ...replayedInTable];
  expect(drawing.toSorted()).toEqual(replayed.toSorted());
});

test('each story that is named for it replays the order of WebKit', () => {
  const without = [...new Set(Object.values(replayedInStory))].filter(
    (story) => !/composeInWebKit[()]/.test(readFileSync(join(source, story), 'utf8')),
  );
  expect(without).toEqual([]);
});
