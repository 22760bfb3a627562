import { expect, test } from 'vitest';
import { isIdList, parseIds } from './parse-ids.ts';

test('takes ids apart at commas, spaces and line ends of every width, each once', () => {
  expect(parseIds(' a,b，c、d；e;f\ng\r\nh　i  a ')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
});

test('reads full-width letters and digits as plain ones', () => {
  expect(parseIds('ｄｅｍｏ~１００８６')).toEqual(['demo~10086']);
});

test('takes a name with a space for words, and lines or commas for a list', () => {
  expect(isIdList('Eleanor Smith')).toBe(false);
  expect(isIdList('Smith,')).toBe(false);
  expect(isIdList('10001\n10002')).toBe(true);
  expect(isIdList('10001、10002')).toBe(true);
});
