import {
  codePoints,
  isBlank,
  isEmail,
  isMobile,
  isPhone,
  isPlainLine,
  isPlainText,
  normaliseEmail,
  normalisePhone,
} from '@snap/portal-api/rules';
import type { Reason } from './reasons.ts';
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
export type CheckedRow = { row: StaffRow; reasons?: never } | { row?: never; reasons: Reason[] };

/** Validates a line. `cells` has the trimmed text of each column in the file. */
export function checkRow(cells: ReadonlyMap<StaffColumn, string>): CheckedRow {
  const reasons: Reason[] = [];
  const refuse = (rule: Reason['rule'], values?: Reason['values']) => {
    reasons.push({ rule, values });
  };
  const cell = (column: StaffColumn) => cells.get(column) ?? '';
  const text = (column: keyof typeof longest) => {
    const value = cell(column);
    if (codePoints(value) > longest[column]) refuse('long', { column, limit: longest[column] });
    // Introductions may contain line breaks; other fields are single-line.
    const isPlain = column === 'introduction' ? isPlainText(value) : isPlainLine(value);
    if (!isPlain) refuse('control', { column });
    return isBlank(value) ? undefined : value;
  };
  const phone = (column: 'mobile' | 'telephone', fits: (value: string) => boolean, example: string) => {
    const value = normalisePhone(cell(column));
    if (value === '') return undefined;
    if (!fits(value)) refuse('phone', { column, value: short(value), example });
    return value;
  };

  const userId = text('user_id')?.normalize('NFKC') ?? '';
  if (userId === '') refuse('empty', { column: 'user_id' });
  else if (!login.test(userId)) refuse('login', { value: short(userId) });
  const name = text('name') ?? '';
  if (isBlank(name)) refuse('empty', { column: 'name' });
  const reading = text('reading');
  if (reading && !kana.test(reading)) refuse('kana', { value: short(reading) });
  const gender = choice('gender', genders, '男, 女, male, female, m, f, 1, 2');
  const address = normaliseEmail(text('email') ?? '') || undefined;
  if (address && !isEmail(address)) refuse('email', { value: short(address) });
  const departments = departmentPaths(cell('department'), refuse);
  const leader = ledDepartments();
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
  if (leader === true && departments.length === 0) refuse('leaderOfNone');
  return reasons.length > 0 ? { reasons } : { row };

  /** The paths of those led, or whether the main one is. */
  function ledDepartments(): boolean | string[] {
    const led = departmentPaths(cell('leader'), () => undefined);
    if (led.length > 0 && led.every((path) => departments.includes(path))) return led;
    return choice('leader', flags, ['1, 0, yes, no, 是, 否', ...departments].join(', ')) ?? false;
  }

  function choice<T>(column: StaffColumn, choices: Record<string, T>, expected: string): T | undefined {
    const value = cell(column).normalize('NFKC').toLowerCase();
    if (value === '') return undefined;
    if (!Object.hasOwn(choices, value)) refuse('choice', { column, value: short(value), expected });
    return choices[value];
  }
}

/** Parses a department cell: names joined by `/`, paths by `;`; full-width separators are accepted. */
function departmentPaths(
  value: string,
  refuse: (rule: Reason['rule'], values: Reason['values']) => void,
): string[] {
  const paths: string[] = [];
  for (const part of value.split(/[;；]/)) {
    if (part.trim() === '') continue;
    const names = part.split(/[/／]/).map((name) => name.trim());
    const path = names.join('/');
    if (names.some(isBlank)) refuse('departmentUnnamed', { value: short(path) });
    if (names.length > deepestDepartment)
      refuse('departmentDeep', { value: short(path), limit: deepestDepartment });
    if (names.some((name) => codePoints(name) > longestDepartment)) {
      refuse('departmentLong', { value: short(path), limit: longestDepartment });
    }
    if (!isPlainLine(path)) refuse('departmentControl', { value: short(path) });
    if (!paths.includes(path)) paths.push(path);
  }
  if (paths.length > mostDepartments) refuse('departmentsMany', { limit: mostDepartments });
  return paths;
}

/** Shortens a value for an error message. */
function short(value: string) {
  const characters = Array.from(value.replace(/\p{Cc}/gu, ' '));
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : value.replace(/\p{Cc}/gu, ' ');
}
