import iconv from 'iconv-lite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readStaffFile } from './read-file.ts';
import { reasonText } from './reasons.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-staff-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(folder, 'staff.csv');
  await writeFile(path, content);
  const { bad, ...file } = await readStaffFile(path);
  return { ...file, bad: bad.map(({ line, reason }) => ({ line, reason: reasonText(reason, 'en') })) };
}

const header = 'user_id,name,gender,position,department,leader,mobile,telephone,email,introduction,workplace';
const person =
  'zhangwei,张伟,男,组长,总编室/时政部,1,13800138000,010-65881234,zhangwei@example.org,你好,北京';

describe('detects the encoding', () => {
  const text = `${header}\n${person}\n`;
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8', Buffer.from(`\uFEFF${text}`)],
    ['GB18030', iconv.encode(text, 'gb18030')],
    ['UTF-16', iconv.encode(text, 'utf16le', { addBOM: true })],
  ] as const)('%s', async (encoding, bytes) => {
    const file = await read(bytes);
    expect(file.encoding).toBe(encoding);
    expect(file.bad).toEqual([]);
    expect(file.rows).toMatchObject([{ login: 'zhangwei', name: '张伟', departments: ['总编室/时政部'] }]);
  });

  it('GB18030 with characters beyond GBK', async () => {
    const file = await read(iconv.encode(`${header}\n${person.replace('张伟', '𠮷野㐂')}\n`, 'gb18030'));
    expect(file.rows[0]?.name).toBe('𠮷野㐂');
  });

  it('an unknown one, with instructions', async () => {
    await expect(read(Buffer.from([0xff, 0xff, 0x2c, 0x0a, 0x80, 0xff]))).rejects.toThrow(
      /neither UTF-8 nor GB18030/,
    );
  });
});

describe('accepts the output of spreadsheets', () => {
  it('carriage returns, quoted commas, doubled quotes and line breaks in a cell', async () => {
    const { rows, bad } = await read(
      'user_id,name,introduction\r\na,"Smith, ""Bob""","one\r\ntwo"\r\nb,李,\r\n',
    );
    expect(bad).toEqual([]);
    expect(rows).toMatchObject([
      { login: 'a', name: 'Smith, "Bob"', introduction: 'one\r\ntwo' },
      { login: 'b', name: '李' },
    ]);
  });

  it('trailing empty lines and lines of commas, and empty columns on the right', async () => {
    const { rows, bad } = await read('user_id,name,,\na,李,,\n,,,\n,,,\n\n\n');
    expect(bad).toEqual([]);
    expect(rows).toHaveLength(1);
  });

  it('full-width digits, dashes and separators', async () => {
    const { rows, bad } = await read(
      'user_id,name,mobile,telephone,department,gender\nａ１,李,１３８００１３８０００,０１０－６５８８１２３４,甲／乙；丙,Ｍ\n',
    );
    expect(bad).toEqual([]);
    expect(rows).toMatchObject([
      {
        login: 'a1',
        mobile: '13800138000',
        telephone: '010-65881234',
        departments: ['甲/乙', '丙'],
        gender: 'male',
      },
    ]);
  });

  it('columns in any order and case', async () => {
    const { rows } = await read('Name,READING,user_id\n田中 さくら,たなか さくら,tanaka\n');
    expect(rows).toMatchObject([{ login: 'tanaka', name: '田中 さくら', reading: 'たなか さくら' }]);
  });
});

describe('refuses a header with', () => {
  test.each([
    ['an unknown column', 'user_id,name,salary\n', /unknown columns: "salary".*Known are user_id/],
    ['a column missing', 'user_id,position\n', /lacks the column name/],
    ['a column twice', 'user_id,name,name\n', /column name twice/],
    ['nothing in it', '', /is empty/],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('or a file that is not there', async () => {
    await expect(readStaffFile(join(folder, 'absent.csv'))).rejects.toThrow(/cannot be read/);
  });
});

describe('reports every bad line with its number and reason', () => {
  test.each([
    ['a,', 'name is empty'],
    [',李', 'user_id is empty'],
    ['a b,李', 'user_id "a b" may hold only letters'],
    ['demo~a,李', 'user_id "demo~a" may hold only letters'],
    [`a,${'李'.repeat(51)}`, 'name is longer than 50 characters'],
    ['a,"李\u0007"', 'name holds a line break or a control character'],
    ['a,"李\n明"', 'name holds a line break'],
    ['a,李\u202E明', 'name holds a line break or a control character'],
    ['a,李,,"编辑\u2028部"', 'position holds a line break'],
    ['a,李,,,"甲/乙\n丙"', 'department "甲/乙 丙" holds a line break'],
    ['a,李,others', 'gender "others" is not one of'],
    ['a,李,,,,maybe', 'leader "maybe" is not one of'],
    ['a,李,,,,1', 'there is no department to lead'],
    ['a,李,,,甲//乙', 'department "甲//乙" has an empty name'],
    ['a,李,,,,,23800138000', 'mobile "23800138000" is not a phone number'],
    ['a,李,,,,,,65881234', 'telephone "65881234" is not a phone number'],
    ['a,李,,,,,,,nobody', 'email "nobody" is not an e-mail address'],
    ['a,李,,,,,,,,,,x', 'has 12 values where the header has 11'],
    ['z,李', 'user_id "z" is in line 2 already'],
  ])('%s', async (cells, reason) => {
    const missing = Math.max(0, 10 - (cells.match(/,/g)?.length ?? 0));
    const file = await read(`${header}\nZ,李,,,,,,,,,\n${cells}${','.repeat(missing)}\n`);
    expect(file.bad).toHaveLength(1);
    expect(file.bad[0]).toMatchObject({ line: 3, reason: expect.stringContaining(reason) });
  });

  it('counts supplementary characters as one', async () => {
    const { bad } = await read(`user_id,name\na,${'𠮷'.repeat(50)}\n`);
    expect(bad).toEqual([]);
  });

  it('after cells with line breaks and after empty lines too', async () => {
    const { bad } = await read('user_id,name,introduction\na,李,"1\n2\n3"\n\nb,,"4\n5"\nc,,\n');
    expect(bad.map(({ line }) => line)).toEqual([6, 8]);
  });

  it('for an unterminated quotation', async () => {
    const { bad } = await read('user_id,name\na,李\nb,"王\nc,张\n');
    expect(bad).toMatchObject([{ reason: expect.stringContaining('never closed') }]);
  });

  it('for a quotation mark in the middle of a value', async () => {
    const { bad } = await read('user_id,name\na,李\nb,王"五\n');
    expect(bad).toEqual([{ line: 3, reason: expect.stringContaining('quotation mark in the wrong place') }]);
  });

  it('for too few values', async () => {
    const { bad } = await read('user_id,name,gender\na,李\n');
    expect(bad).toEqual([{ line: 2, reason: 'has 2 values where the header has 3' }]);
  });
});
