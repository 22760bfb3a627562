import { describe, expect, it } from 'vitest';
import { pushed } from './use-person-stack.ts';

const [wei, na, zhang] = [
  { id: 'wei', name: '张伟' },
  { id: 'na', name: '李娜' },
  { id: 'zhang', name: '张敏' },
];

describe('pushed', () => {
  it('puts a card on top', () => {
    expect(pushed([wei], na)).toEqual([wei, na]);
  });

  it('returns to a person who is already in the stack', () => {
    expect(pushed([wei, na, zhang], wei)).toEqual([wei]);
    expect(pushed([wei, na], na)).toEqual([wei, na]);
  });
});
