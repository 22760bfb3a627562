import { type Channel, codes, workspace } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import { invalidInput } from '../../http/input.ts';
import { Refusal } from '../../http/refusal.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { changeBoard } from './commands/change-board.ts';
import { offeredTo, readBoard } from './queries/boards.ts';

/** The calls of contract area `workspace`. */
export function workspaceRoutes({ database }: Pick<Services, 'database'>): Route[] {
  const change = async (
    actor: SessionActor,
    version: number | undefined,
    work: (channels: Channel[]) => Channel[],
  ) => {
    const result = await database.tenant(actor.tenantId, (tx) => changeBoard(tx, actor, version, work));
    return { code: codes.ok, result };
  };

  return [
    route(workspace.board, async ({ actor }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => readBoard(tx, actor)),
    })),
    route(workspace.channels, async ({ actor }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => offeredTo(tx, actor)),
    })),
    route(workspace.channel, async ({ actor, input: { id } }) => {
      const { channels } = await database.tenant(actor.tenantId, (tx) => readBoard(tx, actor));
      return { code: codes.ok, result: id === undefined ? channels : cardOf(channels, id) };
    }),
    route(workspace.updateBoard, ({ actor, input }) => change(actor, input.version, () => input.channels)),
    route(workspace.updateChannel, ({ actor, input: { id, version, name, icon, url } }) =>
      change(actor, version, (channels) => {
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
