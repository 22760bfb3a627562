import { describe, expect, it } from 'vitest';
import { forwardDialog } from '../../../labels/zh/contacts.ts';
import { deliverySentence, newlySettled } from './delivery-words.ts';
import type { DeliveryView, ForwardItem } from './types.ts';

const target = { type: 'person', id: 'wei', name: '张伟' } as const;
const file: ForwardItem = { type: 'file', name: '通稿.docx', size: '24 KB' };
const text: ForwardItem = { type: 'text', text: '请看' };
const say = (state: DeliveryView['state'], items: readonly ForwardItem[]) =>
  deliverySentence({ target, state }, items, forwardDialog);

describe('deliverySentence', () => {
  it('uses the wording of the specification', () => {
    expect(say('sent', [text])).toBe('给 张伟 转发完成！');
    expect(say('sent', [file])).toBe('给 张伟 发送文件 通稿.docx 完成！');
    expect(say('failed', [file])).toBe('给 张伟 发送文件 通稿.docx 失败！');
    expect(say('sent', [file, text])).toBe('给 张伟 转发完成！');
  });

  it('returns nothing while no target is done', () => {
    expect(say('sending', [text])).toBeUndefined();
  });
});

describe('newlySettled', () => {
  it('finds newly settled targets and ignores those of another list', () => {
    const other = { type: 'person', id: 'na', name: '李娜' } as const;
    const before: DeliveryView[] = [{ target, state: 'sending' }];
    const after: DeliveryView[] = [
      { target, state: 'sent' },
      { target: other, state: 'sent' },
    ];
    expect(newlySettled(before, after)).toEqual([{ target, state: 'sent' }]);
    expect(newlySettled(after, after)).toEqual([]);
  });
});
