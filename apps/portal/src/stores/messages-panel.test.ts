import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';

let local: Storage;

beforeEach(() => {
  vi.resetModules();
  ({ local } = stubBrowser());
});

const load = () => import('./messages-panel.ts');

test('the panel is closed at first and comes back as it was left', async () => {
  const first = await load();
  expect(first.messagesPanel).toMatchObject({ open: false, width: first.panelWidths.usual });
  first.setPanelOpen(true);
  first.setPanelWidth(420.4);
  vi.resetModules();
  const second = await load();
  expect(second.messagesPanel).toMatchObject({ open: true, width: 420 });
});

test('no width leaves what is readable', async () => {
  const { messagesPanel, panelWidths, setPanelWidth } = await load();
  setPanelWidth(1);
  expect(messagesPanel.width).toBe(panelWidths.least);
  setPanelWidth(5_000);
  expect(messagesPanel.width).toBe(panelWidths.most);
});

test.each(['{', 'null', '{"open":"yes","width":"wide"}'])(
  'what lies damaged on the device is passed over: %s',
  async (text) => {
    local.setItem('snap-portal:messages-panel', text);
    const { messagesPanel, panelWidths } = await load();
    expect(messagesPanel).toMatchObject({ open: false, width: panelWidths.usual });
  },
);
