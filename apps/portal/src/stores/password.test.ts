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

test.each([true, false])('an expired password has to be changed (warning confirmed: %s)', (confirmed) => {
  warnOfExpiry({ force: true, message: '' });
  closeWarning(confirmed);
  expect(password).toMatchObject({ step: 'change', forced: true });
  closePasswordDialog();
  expect(password.step).toBe('change');
});

test('a refusal before the response opens the dialog, which takes the text of the response', () => {
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

test('a change ends the forced state', () => {
  forcePasswordChange();
  closeWarning(true);
  freePassword();
  expect(password).toEqual({ step: 'none', forced: false, message: '' });
});
