import type { ExamplesOf } from '../endpoint.ts';
import type { workspace } from './calls.ts';
import { codes } from '../codes.ts';

const card = { id: 'todo', name: '待编稿件', icon: 'edit', sort: 0, type: 'stories' } as const;
const link = {
  id: 'weather',
  name: '天气',
  icon: 'sun',
  sort: 1,
  type: 'link',
  url: 'https://weather.demo.example/',
} as const;
const board = { code: '0', result: { channels: [card, link], version: 3 } } as const;
const unknown = { code: codes.unknownChannel, msg: '没有找到此栏目。' } as const;

export const workspaceExamples = {
  board: { input: {}, output: board },
  updateBoard: {
    input: { channels: [card, link], version: 2 },
    output: board,
    refusal: { code: codes.boardChanged, msg: '工作台已在其他设备上修改，请刷新后再试。' },
  },
  channel: { input: { id: 'todo' }, output: { code: '0', result: card }, refusal: unknown },
  channels: {
    input: {},
    output: { code: '0', result: [{ ...card, added: 1 }] },
  },
  updateChannel: { input: { id: 'todo', name: '我的稿件', version: 2 }, output: board, refusal: unknown },
} as const satisfies ExamplesOf<typeof workspace>;
