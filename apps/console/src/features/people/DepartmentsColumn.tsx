import { useLingui } from '@lingui/react/macro';
import type { AdministeredDepartment } from '@snap/portal-api/contract';
import { codePoints, isDepartmentName, isName } from '@snap/portal-api/rules';
import { Button } from '@snap/portal-ui/button';
import {
  DepartmentTree,
  type DepartmentEditing,
  type DepartmentPlace,
} from '@snap/portal-ui/department-tree';
import { Icon } from '@snap/portal-ui/icon';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserRoundX, Users } from 'lucide';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { usePermission } from '../../stores/session.ts';
import { reportError } from '../../stores/toasts.ts';
import { LeadersDialog } from './LeadersDialog.tsx';
import { everyone, usePlace, withoutDepartment } from './place.ts';
import { refetchPeople, type departmentsQueryOptions } from './queries.ts';

/** Maximum length of a department's name (contract). */
const NAME_MAX = 50;

type Departments = Awaited<ReturnType<NonNullable<ReturnType<typeof departmentsQueryOptions>['queryFn']>>>;

interface DepartmentsColumnProps {
  departments: Pick<UseQueryResult<Departments>, 'data' | 'error' | 'refetch'>;
  nodes: readonly OrgNode[];
  /** It has the page for itself. */
  wide: boolean;
}

/** The tree of departments; everyone stands above it. */
export function DepartmentsColumn({ departments, nodes, wide }: DepartmentsColumnProps) {
  const { t } = useLingui();
  const labels = useLabels();
  const { place, go } = usePlace();
  const mayEdit = usePermission('administration:departments:edit');
  const [ledId, setLedId] = useState<string>();
  const { data, refetch } = departments;
  const led = ledId === undefined ? undefined : find(data?.departments ?? [], ledId);
  const nowhere = place.department === withoutDepartment;
  const currentId = place.department === everyone || nowhere ? undefined : place.department;
  const all = currentId === undefined && !nowhere && !wide;
  const count = data?.people ?? 0;
  const homeless = data?.withoutDepartment ?? 0;

  const editing: DepartmentEditing = {
    onAdd: (name, parentId) => void act(() => administrationApi.addDepartment({ name, ...at({ parentId }) })),
    onRename: (departmentId, name) =>
      void act(() => administrationApi.renameDepartment({ departmentId, name })),
    onMove: (departmentId, to) =>
      void act(() => administrationApi.moveDepartment({ departmentId, ...at(to) })),
    onRemove: (departmentId) => {
      if (departmentId === currentId) go({ department: undefined }, true);
      void act(() => administrationApi.removeDepartment({ departmentId }));
    },
    onLeaders: setLedId,
    checkName: (name) => {
      if (codePoints(name) > NAME_MAX) return t`A name has at most ${NAME_MAX} characters.`;
      if (!isName(name)) return t`This has a hidden or forbidden character. Remove it.`;
      return isDepartmentName(name) ? undefined : t`A name has none of the characters / and ;`;
    },
  };
  return (
    <div
      className={
        wide
          ? 'flex min-h-0 flex-1 flex-col bg-surface'
          : 'flex w-[300px] shrink-0 flex-col border-0 border-e border-solid border-line bg-surface'
      }
    >
      <div className="p-2 pb-0">
        <Button
          stretch
          className="justify-start"
          variant={all ? 'soft' : 'quiet'}
          aria-pressed={all}
          icon={<Icon glyph={Users} />}
          onClick={() => go({ department: everyone })}
        >
          {data ? t`Everyone (${count})` : t`Everyone`}
        </Button>
        {(homeless > 0 || nowhere) && (
          <Button
            stretch
            className="justify-start"
            variant={nowhere ? 'soft' : 'quiet'}
            aria-pressed={nowhere}
            icon={<Icon glyph={UserRoundX} />}
            onClick={() => go({ department: withoutDepartment })}
          >
            {t`No department (${homeless})`}
          </Button>
        )}
      </div>
      <DepartmentTree
        className="min-h-0 flex-1"
        nodes={nodes}
        status={queryStatus(departments)}
        currentId={currentId}
        onCurrentIdChange={(department) => go({ department })}
        editing={mayEdit ? editing : undefined}
        onRetry={() => void refetch()}
        labels={labels.departmentTree}
      />
      {led && <LeadersDialog department={led} onClose={() => setLedId(undefined)} />}
    </div>
  );
}

function find(
  departments: readonly AdministeredDepartment[],
  id: string,
): AdministeredDepartment | undefined {
  for (const department of departments) {
    const found = department.id === id ? department : find(department.children, id);
    if (found) return found;
  }
  return undefined;
}

const at = ({ parentId, beforeId }: DepartmentPlace) => ({
  ...(parentId !== undefined && { parentId }),
  ...(beforeId !== undefined && { beforeId }),
});

/** The tree shows the server's answer, also when it has refused. */
async function act(change: () => Promise<unknown>) {
  try {
    await change();
  } catch (error) {
    reportError(error);
  } finally {
    await refetchPeople();
  }
}
