import {
  codePoints,
  isBlank,
  isEmail,
  isMobile,
  isPhone,
  isPlainLine,
  normaliseEmail,
  normalisePhone,
} from '@snap/portal-api/rules';
import type { StaffColumn, StaffRow } from './staff-row.ts';

/** Longest values, in code points (E11). */
const longest = {
  user_id: 49,
  name: 50,
  reading: 100,
  position: 100,
  email: 100,
  introduction: 200,
  workplace: 100,
} as const;
const longestDepartment = 50;
const deepestDepartment = 10;
const mostDepartments = 20;

const login = /^[A-Za-z0-9][A-Za-z0-9._@-]*$/;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
/** A line break is welcome in an introduction; everything else stands in a line with other texts. */
const isPlainText = (text: string) => isPlainLine(text.replaceAll(/[\t\n\r]/g, ''));

const genders: Record<string, 'male' | 'female'> = {
  男: 'male',
  male: 'male',
  m: 'male',
  '1': 'male',
  女: 'female',
  female: 'female',
  f: 'female',
  '2': 'female',
};
const flags: Record<string, boolean> = {
  '1': true,
  true: true,
  yes: true,
  y: true,
  是: true,
  '0': false,
  false: false,
  no: false,
  n: false,
  否: false,
};

/** A line that can be taken, or every reason why not. */
export type CheckedRow = { row: StaffRow; reasons?: never } | { row?: never; reasons: string[] };

/** Checks one line. `cells` holds the trimmed text of each column that the file has. */
export function checkRow(cells: ReadonlyMap<StaffColumn, string>): CheckedRow {
  const reasons: string[] = [];
  const refuse = (reason: string) => {
    reasons.push(reason);
  };
  const cell = (column: StaffColumn) => cells.get(column) ?? '';
  const text = (column: keyof typeof longest) => {
    const value = cell(column);
    if (codePoints(value) > longest[column]) refuse(`${column} is longer than ${longest[column]} characters`);
    const isPlain = column === 'introduction' ? isPlainText(value) : isPlainLine(value);
    if (!isPlain) refuse(`${column} holds a line break or a control character`);
    return value === '' ? undefined : value;
  };
  const phone = (column: 'mobile' | 'telephone', fits: (value: string) => boolean, example: string) => {
    const value = normalisePhone(cell(column));
    if (value === '') return undefined;
    if (!fits(value)) refuse(`${column} "${short(value)}" is not a phone number like ${example}`);
    return value;
  };

  const userId = text('user_id')?.normalize('NFKC') ?? '';
  if (userId === '') refuse('user_id is empty');
  else if (!login.test(userId)) {
    refuse(
      `user_id "${short(userId)}" may hold only letters A to Z, digits and . _ @ -, and starts with one of the former`,
    );
  }
  const name = text('name') ?? '';
  if (isBlank(name)) refuse('name is empty');
  const reading = text('reading');
  if (reading && !kana.test(reading)) refuse(`reading "${short(reading)}" is not in kana`);
  const gender = choice('gender', genders, '男, 女, male, female, m, f, 1 or 2');
  const leader = choice('leader', flags, '1, 0, yes, no, 是 or 否') ?? false;
  const address = normaliseEmail(text('email') ?? '') || undefined;
  if (address && !isEmail(address)) refuse(`email "${short(address)}" is not an e-mail address`);
  const departments = departmentPaths(cell('department'), refuse);
  const row: StaffRow = {
    login: userId,
    name,
    reading,
    gender,
    position: text('position'),
    departments,
    leader,
    mobile: phone('mobile', isMobile, '13800138000'),
    telephone: phone('telephone', isPhone, '010-65881234'),
    email: address,
    introduction: text('introduction'),
    workplace: text('workplace'),
  };
  if (leader && departments.length === 0) refuse('leader is set, but there is no department to lead');
  return reasons.length > 0 ? { reasons } : { row };

  function choice<T>(column: StaffColumn, choices: Record<string, T>, expected: string): T | undefined {
    const value = cell(column).normalize('NFKC').toLowerCase();
    if (value === '') return undefined;
    if (!Object.hasOwn(choices, value)) refuse(`${column} "${short(value)}" is not one of ${expected}`);
    return choices[value];
  }
}

/** Paths of a department cell: names joined by `/`, several paths by `;`, either of them full-width too. */
function departmentPaths(value: string, refuse: (reason: string) => void): string[] {
  const paths: string[] = [];
  for (const part of value.split(/[;；]/)) {
    if (part.trim() === '') continue;
    const names = part.split(/[/／]/).map((name) => name.trim());
    const path = names.join('/');
    if (names.some(isBlank)) refuse(`department "${short(path)}" has an empty name in its path`);
    if (names.length > deepestDepartment)
      refuse(`department "${short(path)}" is deeper than ${deepestDepartment}`);
    if (names.some((name) => codePoints(name) > longestDepartment)) {
      refuse(`department "${short(path)}" has a name longer than ${longestDepartment} characters`);
    }
    if (!isPlainLine(path)) refuse(`department "${short(path)}" holds a line break or a control character`);
    if (!paths.includes(path)) paths.push(path);
  }
  if (paths.length > mostDepartments) refuse(`more than ${mostDepartments} departments`);
  return paths;
}

/** Enough of a value to find it in the file. */
function short(value: string) {
  const characters = Array.from(value.replace(/\p{Cc}/gu, ' '));
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : value.replace(/\p{Cc}/gu, ' ');
}
