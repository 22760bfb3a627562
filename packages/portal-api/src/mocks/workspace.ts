import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { workspace, type Board, type Channel } from '../contract/workspace.ts';
import { mock, MockRefusal, type MockCaller } from './mock.ts';
import type { MockWorld } from './world.ts';

const shared: readonly Channel[] = [
  { id: 'messages', name: '消息', icon: 'message-square', sort: 0, type: 'messages' },
  { id: 'stories', name: '待编稿件', icon: 'file-pen', sort: 1, type: 'stories' },
  { id: 'hotspots', name: '热点', icon: 'flame', sort: 2, type: 'hotspots' },
];
const more: Channel = { id: 'ranking', name: '发稿排行', icon: 'trophy', sort: 3, type: 'ranking' };

function cardOf(channels: readonly Channel[], id: string): Channel {
  const card = channels.find((candidate) => candidate.id === id);
  if (card === undefined) throw new MockRefusal(codes.unknownChannel);
  return card;
}

/** The workspace of each person, made from the shared board at their first change. */
export function workspaceMocks(world: MockWorld): HttpHandler[] {
  const boards = new Map<string, Board>();
  const { identify } = world;

  const boardOf = ({ userId }: MockCaller): Board =>
    boards.get(userId) ?? { channels: [...shared], version: 0 };
  const change = (
    caller: MockCaller,
    version: number | undefined,
    work: (channels: Channel[]) => Channel[],
  ) => {
    const before = boardOf(caller);
    const channels = work(before.channels)
      .toSorted((a, b) => a.sort - b.sort)
      .map((card, sort) => ({ ...card, sort }));
    if (JSON.stringify(channels) === JSON.stringify(before.channels))
      return { code: codes.ok, result: before };
    if (version !== undefined && version !== before.version) throw new MockRefusal(codes.boardChanged);
    const result = { channels, version: before.version + 1 };
    boards.set(caller.userId, result);
    world.publish(caller.userId, { type: 'workspace', version: result.version });
    return { code: codes.ok, result };
  };

  return [
    mock(workspace.board, (_, caller) => ({ code: codes.ok, result: boardOf(caller) }), identify),
    mock(
      workspace.channels,
      (_, caller) => {
        const own = new Set(boardOf(caller).channels.map(({ id }) => id));
        const result = [...shared, more].map((card) => ({
          ...card,
          added: own.has(card.id) ? (1 as const) : (0 as const),
        }));
        return { code: codes.ok, result };
      },
      identify,
    ),
    mock(
      workspace.channel,
      ({ id }, caller) => {
        const { channels } = boardOf(caller);
        return { code: codes.ok, result: id === undefined ? channels : cardOf(channels, id) };
      },
      identify,
    ),
    mock(
      workspace.updateBoard,
      ({ channels, version }, caller) => change(caller, version, () => channels),
      identify,
    ),
    mock(
      workspace.updateChannel,
      ({ id, version, name, icon, url }, caller) =>
        change(caller, version, (channels) => {
          const card = cardOf(channels, id);
          const changed = {
            ...card,
            ...(name === undefined ? {} : { name }),
            ...(icon === undefined ? {} : { icon }),
            ...(url === undefined ? {} : { url }),
          };
          return channels.map((other) => (other === card ? changed : other));
        }),
      identify,
    ),
  ];
}
