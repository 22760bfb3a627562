import { type Channel, codes, workspace } from '@snap/portal-api/contract';
import { invalidInput } from '../../http/input.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Caller, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { changeBoard, offeredTo, readBoard } from './boards.ts';

/** The calls of contract area `workspace`. */
export function workspaceRoutes({ database, live }: Services): Route[] {
  const change = async (
    caller: Caller,
    version: number | undefined,
    work: (channels: Channel[]) => Channel[],
  ) => {
    const result = await database.tenant(caller.tenantId, (tx) =>
      changeBoard(tx, caller, { version, origin: live.origin }, work),
    );
    live.hint();
    return { code: codes.ok, result };
  };

  return [
    route(workspace.board, async ({ caller }) => ({
      code: codes.ok,
      result: await database.tenant(caller.tenantId, (tx) => readBoard(tx, caller)),
    })),
    route(workspace.channels, async ({ caller }) => ({
      code: codes.ok,
      result: await database.tenant(caller.tenantId, (tx) => offeredTo(tx, caller)),
    })),
    route(workspace.channel, async ({ caller, input: { id } }) => {
      const { channels } = await database.tenant(caller.tenantId, (tx) => readBoard(tx, caller));
      return { code: codes.ok, result: id === undefined ? channels : cardOf(channels, id) };
    }),
    route(workspace.updateBoard, ({ caller, input }) => change(caller, input.version, () => input.channels)),
    route(workspace.updateChannel, ({ caller, input: { id, version, name, icon, url } }) =>
      change(caller, version, (channels) => {
        const card = cardOf(channels, id);
        if (url !== undefined && card.type !== 'link')
          throw invalidInput({ field: 'url', rule: 'combination' });
        const changed = {
          ...card,
          ...(name === undefined ? {} : { name }),
          ...(icon === undefined ? {} : { icon }),
          ...(url === undefined ? {} : { url }),
        };
        return channels.map((other) => (other === card ? changed : other));
      }),
    ),
  ];
}

function cardOf(channels: readonly Channel[], id: string): Channel {
  const card = channels.find((candidate) => candidate.id === id);
  if (!card) throw new Refusal(codes.unknownChannel);
  return card;
}
