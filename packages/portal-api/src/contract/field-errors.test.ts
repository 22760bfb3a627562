import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { collection } from './collection/calls.ts';
import { directory } from './directory/calls.ts';
import { disk } from './disk/calls.ts';
import { fieldErrors } from './field-errors.ts';
import { groups } from './groups/calls.ts';
import { inputSentence } from './input-sentences.ts';
import { languages } from './fields.ts';
import { messageBody } from './messages/message.ts';
import { messages } from './messages/calls.ts';
import { workspace } from './workspace/calls.ts';

function errorsOf(schema: z.ZodMiniType, input: unknown, within?: string) {
  return schema.safeParse(input).success ? [] : fieldErrors(schema, input, within);
}

describe('field errors of a request (F5)', () => {
  it.each([
    ['a missing field', directory.search.input, {}, { field: 'q', rule: 'required' }],
    [
      'a long text',
      directory.search.input,
      { q: 'x'.repeat(101) },
      { field: 'q', rule: 'maxLength', limit: 100 },
    ],
    [
      'a page that is too large, as text',
      directory.search.input,
      { q: 'a', size: '101' },
      { field: 'size', rule: 'maximum', limit: 100 },
    ],
    [
      'a page below the first',
      directory.search.input,
      { q: 'a', page: '-1' },
      { field: 'page', rule: 'minimum', limit: 1 },
    ],
    [
      'a word for a number',
      directory.search.input,
      { q: 'a', page: 'two' },
      { field: 'page', rule: 'pattern' },
    ],
    [
      'a long name',
      groups.create.input,
      { name: '群'.repeat(17), introduce: 'a', ids: 'a', creatorId: 'a' },
      { field: 'name', rule: 'maxLength', limit: 16 },
    ],
    [
      'a value of no choice',
      messages.history.input,
      { targetId: 'a', type: 'nobody' },
      { field: 'type', rule: 'enum' },
    ],
    [
      'two that exclude each other',
      messages.history.input,
      { targetId: 'a', type: 'user', beforeId: 'a', afterId: 'b' },
      { field: 'aroundId', rule: 'combination' },
    ],
    ['what a kind needs', collection.add.input, { kind: 'note' }, { field: 'text', rule: 'required' }],
    [
      'a line break in an id',
      messages.recall.input,
      { messageId: 'a\nb' },
      { field: 'messageId', rule: 'characters' },
    ],
    [
      'a list that is no JSON',
      workspace.updateBoard.input,
      { channels: '[{' },
      { field: 'channels', rule: 'json' },
    ],
    [
      'a place in a list that travels as JSON',
      workspace.updateBoard.input,
      { channels: '[{"id":"a","name":"","icon":"link","type":"files"}]' },
      { field: 'channels.0.name', rule: 'minLength', limit: 1 },
    ],
  ] as const)('names %s', (_, schema, input, error) => {
    expect(errorsOf(schema, input)).toEqual([error]);
  });

  it('names the path inside a JSON text', () => {
    const input = { msg: 'x'.repeat(10_001), mentions: ['a', 7], file: { name: 'no id' } };
    expect(errorsOf(messageBody, input, 'message')).toEqual([
      { field: 'message.msg', rule: 'maxLength', limit: 10_000 },
      { field: 'message.file.id', rule: 'required' },
      { field: 'message.mentions.1', rule: 'type' },
    ]);
  });

  it('has a sentence with field and limit in every language', () => {
    const errors = errorsOf(directory.search.input, { q: 'x'.repeat(101) });
    for (const language of languages) expect(inputSentence(errors, language)).toMatch(/q.*100/);
    expect(inputSentence(errors, 'en')).toBe('“q” may have at most 100 characters.');
  });

  it('uses the singular for a limit of one', () => {
    const errors = errorsOf(disk.delete.input, { ids: '' });
    expect(inputSentence(errors, 'en')).toBe('“ids” needs at least 1 entry.');
    expect(inputSentence(errors, 'es')).toBe('«ids» necesita al menos 1 elemento.');
  });
});
