import fc from 'fast-check';
import { expect, test } from 'vitest';
import { message } from '../testing/messages.ts';
import { mergeMessages } from '@snap/portal-api/live';
import { beforeFirstGap, joins } from './gaps.ts';

const seqs = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

test('merge › sorts messages without duplicates, in any order of arrival', () => {
  fc.assert(
    fc.property(seqs, seqs, (first, second) => {
      const merged = [first, second].reduce(
        (list, page) =>
          mergeMessages(
            list,
            page.map((seq) => message(seq)),
          ),
        [] as ReturnType<typeof mergeMessages>,
      );
      const expected = [...new Set([...first, ...second])].toSorted((a, b) => a - b);
      expect(merged.map(({ seq }) => seq)).toEqual(expected);
    }),
  );
});

test('merge › takes the newer copy of a known message', () => {
  const [merged] = mergeMessages([message(1)], [message(1, { text: 'edited' })]);
  expect(merged?.text).toBe('edited');
});

test('gaps › names the message before a gap', () => {
  expect(beforeFirstGap([message(3), message(4), message(7)])?.seq).toBe(4);
  expect(beforeFirstGap([message(3), message(4)])).toBeUndefined();
  expect(beforeFirstGap([])).toBeUndefined();
});

test('gaps › does not join a page that would leave a gap', () => {
  expect(joins([message(1), message(2)], [message(3)])).toBe(true);
  expect(joins([message(1), message(2)], [message(2), message(3)])).toBe(true);
  expect(joins([message(1), message(2)], [message(4)])).toBe(false);
  expect(joins([], [message(4)])).toBe(true);
});
