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

/** Maximum lengths in code points (E11). */
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
/** Introductions may contain line breaks; other fields are single-line. */
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

/** A valid line, or all reasons why it is invalid. */
export type CheckedRow = { row: StaffRow; reasons?: never } | { row?: never; reasons: string[] };

/** Validates a line. `cells` has the trimmed text of each column in the file. */
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

/** Parses a department cell: names joined by `/`, paths by `;`; full-width separators are accepted. */
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

/** Shortens a value for an error message. */
function short(value: string) {
  const characters = Array.from(value.replace(/\p{Cc}/gu, ' '));
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : value.replace(/\p{Cc}/gu, ' ');
}
