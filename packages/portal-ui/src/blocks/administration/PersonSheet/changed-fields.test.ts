import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const stored = {
  login: 'lina',
  name: '李娜',
  reading: '',
  gender: '',
  position: '编辑',
  mobile: '',
  telephone: '',
  email: '',
  workplace: '',
  introduction: '',
  departments: [{ id: 'video', leader: false }],
} as const;

test('only the fields that differ are sent, departments with their order and leaders', () => {
  expect(changedFields(stored, { ...stored, departments: [{ id: 'video', leader: false }] })).toEqual({});
  expect(changedFields(stored, { ...stored, position: '', gender: 'female' })).toEqual({
    position: '',
    gender: 'female',
  });
  const departments = [{ id: 'video', leader: true }];
  expect(changedFields(stored, { ...stored, departments })).toEqual({ departments });
});
