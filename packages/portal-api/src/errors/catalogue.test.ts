import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { describeForward } from './describe-forward.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

const packs = { zh, en, es, ja };

test('the flow messages of section 8 match the specification exactly', () => {
  const name = '李娜';
  const file = '稿件.docx';
  const done = { tone: 'success', duration: 6000 };
  const failed = { tone: 'error', duration: 5000 };
  expect(describeForward({ name }, zh)).toEqual({ text: '给 李娜 转发完成！', ...done });
  expect(describeForward({ name, file }, zh)).toEqual({ text: '给 李娜 发送文件 稿件.docx 完成！', ...done });
  expect(describeForward({ name, file, failed: { msg: 'x' } }, zh)).toEqual({
    text: '给 李娜 发送文件 稿件.docx 失败！',
    ...failed,
  });
  expect(describeForward({ name, failed: { msg: '您不是此群组的成员。' } }, zh)).toEqual({
    text: '您不是此群组的成员。',
    ...failed,
  });
  expect(describeForward({ name, failed: {} }, zh)).toEqual({
    text: '系统出现异常，请联系系统管理员。',
    ...failed,
  });
  expect(zh.friendRequestSent).toBe('添加好友请求已发送');
});

/** All sentences of a pack; variables get recognisable values. */
function sentences(pack: Catalogue): Record<string, string> {
  const values = { name: 'NAME', file: 'FILE' };
  return {
    ...Object.fromEntries(
      Object.entries(pack).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
    ),
    badRequest: pack.badRequest(undefined),
    badRequestWorded: pack.badRequest('MSG'),
    unreachable: pack.unreachable(503),
    forwarded: pack.forwarded(values),
    fileForwarded: pack.fileForwarded(values),
    fileNotForwarded: pack.fileNotForwarded(values),
  };
}

test.each(Object.entries(packs))('the pack %s includes its arguments, and every status', (_, pack) => {
  const said = sentences(pack);
  expect(said).toMatchObject({
    badRequest: expect.stringContaining('(400)'),
    badRequestWorded: expect.stringMatching(/^MSG ?\(400\)$/),
    noAccess: expect.stringContaining('(403)'),
    notFound: expect.stringContaining('(404)'),
    methodNotAllowed: expect.stringContaining('(405)'),
    unreachable: expect.stringContaining('(503)'),
    internal: expect.stringContaining('(500)'),
    forwarded: expect.stringContaining('NAME'),
    fileForwarded: expect.stringMatching(/NAME.*FILE|FILE.*NAME/),
    fileNotForwarded: expect.stringMatching(/NAME.*FILE|FILE.*NAME/),
  });
  expect(Object.values(said)).not.toContain('');
});

test('no sentence is the same in two languages', () => {
  const all = Object.values(packs).flatMap((pack) => Object.entries(sentences(pack)));
  const count = Object.keys(sentences(zh)).length;
  const distinct = new Set(all.map(([key, text]) => `${key} ${text}`));
  // English and Spanish format the server's sentence alike, and so do Chinese and Japanese.
  expect(distinct.size).toBe((count - 1) * 4 + 2);
});
