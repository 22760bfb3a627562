import { describe, expect, it } from 'vitest';
import { contactSelection } from '../../../people/ContactPicker/index.ts';
import { cutToCodePoints, groupSummary, nameOfMembers } from './group-summary.ts';

const person = (name: string) => ({ type: 'person' as const, id: name, name });

describe('cutToCodePoints', () => {
  it('counts a rare character and an emoji as one', () => {
    expect(cutToCodePoints('𠮷野家𠮷野家', 4)).toBe('𠮷野家𠮷');
    expect(cutToCodePoints('🎤🎤🎤', 3)).toBe('🎤🎤🎤');
  });

  it('never cuts through a grapheme cluster', () => {
    expect(cutToCodePoints('a👩‍👩‍👧', 3)).toBe('a');
  });
});

describe('nameOfMembers', () => {
  it('joins as many whole names as fit', () => {
    expect(nameOfMembers(['王芳', '张伟', '李娜'])).toBe('王芳、张伟、李娜');
    expect(nameOfMembers(['José', 'Ana López', 'Li Na'])).toBe('José、Ana López…');
  });

  it('uses first words where fewer than two names fit', () => {
    expect(nameOfMembers(['王芳', 'José García Márquez'])).toBe('王芳、José');
    expect(nameOfMembers(['José García Muñoz', '李娜'], true)).toBe('José、李娜…');
  });
});

describe('groupSummary', () => {
  it('reports that no member is chosen', () => {
    expect(groupSummary('group', contactSelection(), '王芳', '')).toEqual({ type: 'none' });
  });

  it('makes a one-to-one chat with one other person, but a team of two', () => {
    const one = contactSelection([person('张伟')]);
    expect(groupSummary('group', one, '王芳', '')).toEqual({ type: 'chat', name: '张伟' });
    expect(groupSummary('teamGroup', one, '王芳', '两会')).toEqual({
      type: 'teamGroup',
      name: '两会',
      members: 2,
    });
  });

  it('counts the members of a department and adds an ellipsis after the known names', () => {
    const chosen = contactSelection([
      person('张伟'),
      { type: 'department', id: 'd', name: '时政部', count: 12 },
    ]);
    expect(groupSummary('group', chosen, '王芳', '')).toEqual({
      type: 'group',
      preview: '王芳、张伟…',
      members: 14,
    });
  });
});
