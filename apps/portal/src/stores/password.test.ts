import { beforeEach, expect, test } from 'vitest';
import {
  closeWarning,
  closePasswordDialog,
  forcePasswordChange,
  freePassword,
  warnOfExpiry,
  openPasswordDialog,
  password,
} from './password.ts';

beforeEach(freePassword);

test('password › warns before the expiry, and can be postponed', () => {
  warnOfExpiry({ force: false, message: '快到期了' });
  expect(password).toEqual({ step: 'warning', forced: false, message: '快到期了' });
  closeWarning(false);
  expect(password.step).toBe('none');
});

test.each([true, false])('one that has ended is changed next, whatever the answer: %s', (confirmed) => {
  warnOfExpiry({ force: true, message: '' });
  closeWarning(confirmed);
  expect(password).toMatchObject({ step: 'change', forced: true });
  closePasswordDialog();
  expect(password.step).toBe('change');
});

test('a refusal that comes before the answer tells too, and takes up the words of the answer', () => {
  forcePasswordChange();
  expect(password).toEqual({ step: 'warning', forced: true, message: '' });
  warnOfExpiry({ force: true, message: '已过期' });
  expect(password).toEqual({ step: 'warning', forced: true, message: '已过期' });
  warnOfExpiry({ force: false, message: '快到期了' });
  expect(password).toMatchObject({ forced: true, message: '已过期' });
});

test('an open dialog is not replaced by the warning', () => {
  openPasswordDialog();
  warnOfExpiry({ force: false, message: '' });
  forcePasswordChange();
  expect(password).toMatchObject({ step: 'change', forced: true });
});

test('a change frees', () => {
  forcePasswordChange();
  closeWarning(true);
  freePassword();
  expect(password).toEqual({ step: 'none', forced: false, message: '' });
});
