import { codes, limits } from '@snap/portal-api/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessage } from './message-text.ts';

describe('the message parameter (B4)', () => {
  it('is JSON with a text, or else plain text', () => {
    expect(parseMessage('{"msg":"hi","clientMsgId":"a"}')).toEqual({ msg: 'hi', clientMsgId: 'a' });
    for (const text of ['hello', '{"a":1}', '{"msg":', '[1]', '"quoted"', '7', '{}', '   indented']) {
      expect(parseMessage(text)).toMatchObject({ msg: text });
    }
  });

  it('gets an id of its own where it brings none', () => {
    expect(parseMessage('hello').clientMsgId).not.toBe(parseMessage('hello').clientMsgId);
  });

  it.each(['', '  \n\t', '\u3000', '\u200b\u200b', '\u3164', '\u2800', '\uFE0F', '{"msg":" "}', '\0'])(
    'is refused when it shows nothing: %j',
    (text) => {
      expect(() => parseMessage(text)).toThrow(expect.objectContaining({ code: codes.messageEmpty }));
    },
  );

  it('is counted in code points, and is 400 above the limit', () => {
    const longest = '😀'.repeat(limits.messageLength);
    expect(parseMessage(longest).msg).toBe(longest);
    expect(() => parseMessage(`${longest}.`)).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => parseMessage(JSON.stringify({ msg: `${longest}.` }))).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it('accepts a file in every shape that has an id, and only its id and uid (F3)', () => {
    const shapes = [
      {
        id: 'f1',
        filename: 'a.png',
        pathId: 'p',
        sizeInBytes: '12',
        isImage: '1',
        ext: 'png',
        imageWidth: 'x',
      },
      { id: 'f1', name: 'a'.repeat(500), path: null, type: 7, thumbnail: { width: -1 }, uid: 9 },
      { id: 'f1', name: 'a', ext: '.pdf', size: '3 MB', uid: '' },
    ];
    for (const file of shapes) {
      expect(parseMessage(JSON.stringify({ msg: '[附件]', file }))).toMatchObject({
        msg: '[附件]',
        file: { id: 'f1' },
      });
      expect(parseMessage(JSON.stringify({ file }))).toMatchObject({ msg: '' });
    }
    expect(() => parseMessage(JSON.stringify({ msg: '', file: { name: 'a' } }))).toThrow(
      expect.objectContaining({ status: 400, errors: [{ field: 'message.file.id', rule: 'required' }] }),
    );
  });

  it.each([7, null, '', 'x'.repeat(limits.idLength + 1), 'line\nbreak', '\ud800'])(
    'takes no clientMsgId like %j',
    (id) => {
      expect(() => parseMessage(JSON.stringify({ msg: 'hi', clientMsgId: id }))).toThrow(
        expect.objectContaining({ status: 400 }),
      );
    },
  );

  it('becomes something that PostgreSQL can hold, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.boolean(), (text, asJson) => {
        const half = `a${text}\ud83d\0`;
        const { msg } = parseMessage(asJson ? JSON.stringify({ msg: half }) : half);
        expect([msg.isWellFormed(), msg.includes('\0')]).toEqual([true, false]);
      }),
    );
  });
});
