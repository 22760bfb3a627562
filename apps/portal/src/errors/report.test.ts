import { PortalApiError } from '@snap/portal-api';
import { en } from '@snap/portal-api/errors/en';
import { zh } from '@snap/portal-api/errors/zh';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '../stores/toasts.ts';
import { setCatalogue } from './catalogue.ts';
import { reportError } from './report.ts';

const failed = (shown: boolean) => new PortalApiError('GET /x', { kind: 'http', status: 404, shown });

beforeEach(() => {
  toasts.items = [];
  setCatalogue(zh);
});

test('reportError › shows a failure for five seconds, in the active language', () => {
  reportError(failed(true));
  setCatalogue(en);
  reportError(failed(true));
  expect(toasts.items).toMatchObject([
    { tone: 'error', duration: 5000, text: '您访问的资源暂时无法连接，请联系系统管理员。(404)' },
    { tone: 'error', duration: 5000, text: en.notFound },
  ]);
});

test('reportError › ignores a failure that is not to be shown', () => {
  reportError(failed(false));
  expect(toasts.items).toEqual([]);
});
