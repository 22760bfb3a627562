import { expect, test } from 'vitest';
import { foundMarks } from './found-marks.ts';

test.each([
  ['我家在上海东边', '上海', [[3, 5]]],
  ['ＡＢＣ daily', 'abc', [[0, 3]]],
  [
    'The Daily, daily',
    ' DAILY ',
    [
      [4, 9],
      [11, 16],
    ],
  ],
  ['see the file', 'report', []],
  ['anything', '', []],
])('found marks › in %j of %j', (text, query, marks) => {
  expect(foundMarks(text, query)).toEqual(marks);
});
