import type { contract, WireOf } from '@snap/portal-api/contract';
import { type ChangeKind, readChanges, type StaffChange } from '../../../staff/changes.ts';
import type { StagedImport } from '../../../staff/staff-row.ts';
import type { Tx } from '../../../store/database.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

type Changes = Omit<WireOf<typeof contract.administration.importChanges>, 'code' | 'msg'>;

/** A page of what an import would change. */
export async function pageOfChanges(
  tx: Tx,
  staged: StagedImport,
  { kind, cursor, size }: { kind?: ChangeKind | undefined; cursor?: string | undefined; size: number },
): Promise<Changes> {
  const [after = ''] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const changes = await readChanges(tx, staged, { kind, after, size: size + 1 });
  const shown = changes.slice(0, size);
  const last = shown.at(-1);
  return {
    changes: shown.map(changeWire),
    ...(last && changes.length > size ? { nextCursor: encodeCursor([last.userId]) } : {}),
  };
}

function changeWire({ kind, userId, login, name, before, after }: StaffChange): Changes['changes'][number] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    kind,
    id: userId,
    login,
    name,
    fields: names.flatMap((field) => {
      const [was, is] = [textOf(before?.[field]), textOf(after?.[field])];
      if (was === is) return [];
      return [{ field, ...(was === '' ? {} : { before: was }), ...(is === '' ? {} : { after: is }) }];
    }),
  };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(';');
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}
