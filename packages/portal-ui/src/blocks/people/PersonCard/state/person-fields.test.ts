import { describe, expect, it } from 'vitest';
import { departmentPath, positionsOf, visibilityOf, type PersonFieldName } from './person-fields.ts';

const open = { hidden: false, mobileHidden: false };
const fields: PersonFieldName[] = [
  'gender',
  'position',
  'mobile',
  'telephone',
  'email',
  'introduction',
  'department',
];

describe('visibilityOf', () => {
  it.each(fields)('shows %s when nothing is hidden', (field) => {
    expect(visibilityOf(field, open, false)).toBe('shown');
  });

  it.each(fields)('hides %s from colleagues when the owner hides personal information', (field) => {
    expect(visibilityOf(field, { hidden: true, mobileHidden: false }, false)).toBe('hidden');
    expect(visibilityOf(field, { hidden: true, mobileHidden: false }, true)).toBe('marked');
  });

  it('hides only the mobile phone when only that is hidden', () => {
    const hidden = fields.filter(
      (field) => visibilityOf(field, { hidden: false, mobileHidden: true }, false) === 'hidden',
    );
    expect(hidden).toEqual(['mobile']);
  });
});

describe('positionsOf', () => {
  it('lists each job duty once', () => {
    const departments = [
      { name: '要闻组', position: '主任' },
      { name: '时政部', position: '主任' },
      { name: '总编室', position: '编委' },
    ];
    expect(positionsOf({ departments })).toEqual(['主任', '编委']);
  });

  it("falls back to the person's duty when no department has one", () => {
    expect(positionsOf({ position: '记者', departments: [{ name: '要闻组' }] })).toEqual(['记者']);
    expect(positionsOf({ departments: [] })).toEqual([]);
  });
});

describe('departmentPath', () => {
  it('puts the parent department first', () => {
    expect(departmentPath({ name: '要闻组', parent: '时政部' })).toBe('时政部 / 要闻组');
    expect(departmentPath({ name: '总编室' })).toBe('总编室');
  });
});
