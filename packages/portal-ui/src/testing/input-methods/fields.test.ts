import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayedInStory, replayedInTable } from './fields.ts';

const source = join(import.meta.dirname, '../..');

/** Elements that take text: native ones and those of the library. */
const tags =
  /<(?:input|textarea|TextField|TextArea|CountedField|CountedTextArea|PasswordField|NewPasswordField|ValidatedField|DatePicker|DateTimePicker|NameField|SearchBox|SearchField|TagField|NoteEditor|PhoneCodeField|CaptchaField)\s[^]*?\/?>/g;
/** Elements without text input. */
const wordless = /type="(?:radio|checkbox|color|file|range)"|readOnly\n/;
/** These pass their fields on, or render one of another kind from a spread. */
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

test('each text field of the library is tested with an input method', () => {
  const replayed = [...Object.keys(replayedInStory), ...replayedInTable];
  expect(drawing.toSorted()).toEqual(replayed.toSorted());
});

test('each story named for input methods tests the order of WebKit', () => {
  const without = [...new Set(Object.values(replayedInStory))].filter(
    (story) => !/composeInWebKit[()]/.test(readFileSync(join(source, story), 'utf8')),
  );
  expect(without).toEqual([]);
});
