import { describe, expect, it } from 'vitest';
import { enterAction } from './use-message-composer.ts';

const keys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('enterAction', () => {
  it('with `Enter`: Enter sends, Ctrl and Cmd break the line', () => {
    expect(enterAction(keys, 'enter')).toBe('send');
    expect(enterAction({ ...keys, ctrlKey: true }, 'enter')).toBe('break');
    expect(enterAction({ ...keys, metaKey: true }, 'enter')).toBe('break');
  });

  it('with `Ctrl+Enter`: Ctrl and Cmd send, Enter is left to the browser', () => {
    expect(enterAction(keys, 'ctrl+enter')).toBe('native');
    expect(enterAction({ ...keys, ctrlKey: true }, 'ctrl+enter')).toBe('send');
    expect(enterAction({ ...keys, metaKey: true }, 'ctrl+enter')).toBe('send');
  });

  it.each(['enter', 'ctrl+enter'] as const)(
    'always breaks the line by Shift+Enter, when %s sends',
    (sendKey) => {
      expect(enterAction({ ...keys, shiftKey: true }, sendKey)).toBe('native');
      expect(enterAction({ ...keys, shiftKey: true, ctrlKey: true }, sendKey)).toBe('native');
    },
  );
});
