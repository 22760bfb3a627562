import type { Tx } from '../../../store/database.ts';

/** Groups `g` of an organisation, each joined with its present members `m`: one row a member. */
export const groupsWithMembers = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('chat_group as g')
    .innerJoin('member as m', (join) =>
      join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.conversation_id', '=', 'g.group_id'),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('m.left_at', 'is', null);
