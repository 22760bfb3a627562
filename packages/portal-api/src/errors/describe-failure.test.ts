import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createClient, type CallOptions } from '../client/client.ts';
import { PortalApiError } from '../client/errors.ts';
import { endpoint, type Endpoint } from '../contract/endpoint.ts';
import { emptyResponse } from '../contract/fields.ts';
import { describeFailure, failureText } from './describe-failure.ts';
import { zh } from './zh.ts';

const listed = {
  method: 'GET',
  path: '/listed',
  access: 'session',
  input: z.object({}),
  output: emptyResponse,
  examples: { input: {}, output: { code: '0' } },
  summary: '',
  source: '',
} as const;

interface Answered {
  status: number;
  body?: unknown;
  silentOn?: Endpoint['silentOn'];
  options?: CallOptions;
}

/** Sends a call through the real client and returns what the user would see. */
async function shownFor({ status, body = {}, silentOn, options }: Answered) {
  const client = createClient({
    baseUrl: 'http://portal.test',
    tenantId: () => 'demo',
    accessToken: () => 'token',
    language: () => 'zh',
    onSessionExpired: () => undefined,
    fetch: () => Promise.resolve(Response.json(body, { status })),
  });
  const call = endpoint({ ...listed, ...(silentOn ? { silentOn } : {}) });
  try {
    return { result: await client.call(call, {}, options) };
  } catch (error) {
    return { error, notice: describeFailure(error, zh) };
  }
}

const red = (text: string) => ({ text, tone: 'error', duration: 5000 });

describe('HTTP statuses of section 8', () => {
  it.each([
    [400, '系统出现异常，请联系系统管理员。(400)'],
    [401, '您缺少访问权限，请联系系统管理员。(403)'],
    [403, '您缺少访问权限，请联系系统管理员。(403)'],
    [404, '您访问的资源暂时无法连接，请联系系统管理员。(404)'],
    [405, '系统出现异常，请联系系统管理员。(405)'],
    [408, '您的网络可能存在问题，请稍后重试。(408)'],
    [501, '您的网络可能存在问题，请稍后重试。(501)'],
    [502, '您的网络可能存在问题，请稍后重试。(502)'],
    [503, '您的网络可能存在问题，请稍后重试。(503)'],
    [504, '您的网络可能存在问题，请稍后重试。(504)'],
    [500, '系统出现异常，请联系系统管理员。(500)'],
    [505, 'http版本不支持该请求'],
    [402, '系统出现异常，请联系系统管理员。'],
    [409, '系统出现异常，请联系系统管理员。'],
    [415, '系统出现异常，请联系系统管理员。'],
    [507, '系统出现异常，请联系系统管理员。'],
  ])('%i shows %s', async (status, text) => {
    expect(await shownFor({ status })).toMatchObject({ notice: red(text) });
  });

  it('adds the status to the sentence that the server sent with 400', async () => {
    const body = { code: '400', msg: '缺少参数' };
    expect(await shownFor({ status: 400, body })).toMatchObject({ notice: red('缺少参数(400)') });
  });

  it.each([401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505])(
    "shows the catalogue's sentence for %i, whatever the server sends",
    async (status) => {
      const alone = await shownFor({ status });
      const worded = await shownFor({ status, body: { code: '1', msg: 'Bad gateway at 10.0.0.7' } });
      expect(worded.notice).toEqual(alone.notice);
    },
  );

  it("503 shows the server's sentence when only files are unavailable", async () => {
    const body = { code: '1413', msg: '文件存储暂时无法访问' };
    expect(await shownFor({ status: 503, body })).toMatchObject({ notice: red(body.msg) });
    const other = { code: '503', msg: '服务暂时不可用' };
    expect(await shownFor({ status: 503, body: other })).not.toMatchObject({ notice: red(other.msg) });
  });

  it.each([
    [413, '提交的内容过大，无法一次发送。'],
    [429, '操作过于频繁，请稍后再试。'],
    [507, '系统出现异常，请联系系统管理员。'],
  ])("%i shows the server's sentence about its limit, else the catalogue's", async (status, text) => {
    const body = { code: '1003', msg: '请在 5 分钟后再试。' };
    expect(await shownFor({ status, body })).toMatchObject({ notice: red(body.msg) });
    expect(await shownFor({ status })).toMatchObject({ notice: red(text) });
  });

  it('suppresses 500 for noTip and for silent calls, and nothing else', async () => {
    const noTip = { noTip: true };
    const silentOn = [500];
    expect((await shownFor({ status: 500, options: noTip })).notice).toBeUndefined();
    expect((await shownFor({ status: 500, silentOn })).notice).toBeUndefined();
    expect((await shownFor({ status: 502, options: noTip })).notice).toBeDefined();
    expect((await shownFor({ status: 502, silentOn })).notice).toBeDefined();
  });
});

describe('body codes of section 8 in a successful response', () => {
  it.each([500, '500'])('%j shows the message and rejects', async (code) => {
    const { error, notice } = await shownFor({ status: 200, body: { code, msg: '稿件库暂时不可用' } });
    expect(error).toBeInstanceOf(PortalApiError);
    expect(notice).toEqual(red('稿件库暂时不可用'));
  });

  it.each([401, '401', '-2', -2])('%j shows nothing and returns no result', async (code) => {
    const { error, notice, result } = await shownFor({ status: 200, body: { code, msg: 'ended' } });
    expect(error).toBeInstanceOf(PortalApiError);
    expect(notice).toBeUndefined();
    expect(result).toBeUndefined();
  });

  it.each(['0', 0])('%j is success', async (code) => {
    expect(await shownFor({ status: 200, body: { code } })).toEqual({ result: { code } });
  });

  it.each(['-1', '1', '1102', '-3'])("%j shows the server's sentence", async (code) => {
    const { notice } = await shownFor({ status: 200, body: { code, msg: '原密码不正确' } });
    expect(notice).toEqual(red('原密码不正确'));
  });

  it('shows the general sentence for a refusal without one', async () => {
    const { notice } = await shownFor({ status: 200, body: { code: '1' } });
    expect(notice).toEqual(red('系统出现异常，请联系系统管理员。'));
  });

  it('is silent for body code 500 of a call with silentOn 500', async () => {
    const { error, notice } = await shownFor({ status: 200, body: { code: 500 }, silentOn: [500] });
    expect(error).toMatchObject({ kind: 'business', code: '500' });
    expect(notice).toBeUndefined();
  });
});

const failed = (kind: 'network' | 'timeout' | 'invalid-response') =>
  new PortalApiError('GET /x', { kind, shown: true });

describe('no response', () => {
  it('distinguishes offline from an unreachable server', () => {
    const error = failed('network');
    expect(failureText(error, zh, true)).toBe('您的网络可能存在问题，请稍后重试。');
    expect(failureText(error, zh, false)).toBe('网络已断开，请检查网络连接后重试。');
  });

  it('reports a timeout', () => {
    expect(describeFailure(failed('timeout'), zh)).toEqual(red('服务器长时间没有响应，请稍后重试。'));
  });

  it('shows the general sentence for an unreadable response and for bugs', () => {
    const text = '系统出现异常，请联系系统管理员。';
    expect(describeFailure(failed('invalid-response'), zh)).toEqual(red(text));
    expect(describeFailure(new TypeError('undefined is not a function'), zh)).toEqual(red(text));
  });

  it('shows nothing when the caller aborted', () => {
    const error = new PortalApiError('GET /x', { kind: 'aborted', shown: false });
    expect(describeFailure(error, zh)).toBeUndefined();
  });
});
