import { useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserPlus } from 'lucide';
import { useMobile } from '../../hooks/use-mobile.ts';
import { usePermission } from '../../stores/session.ts';
import { DepartmentsColumn } from './DepartmentsColumn.tsx';
import { PeopleColumn } from './PeopleColumn.tsx';
import { PersonContainer } from './PersonContainer.tsx';
import { newPerson, usePlace, withoutDepartment } from './place.ts';
import { PeopleFiles } from './PeopleFiles.tsx';
import { departmentsQueryOptions } from './queries.ts';
import { NewPersonContainer } from './NewPersonContainer.tsx';
import { toDepartmentNode } from './view-models.ts';

/** Departments, and the people of the selected one. On a phone one after the other. */
export function PeoplePage() {
  const { t } = useLingui();
  const mobile = useMobile();
  const { place, go } = usePlace();
  const departments = useQuery(departmentsQueryOptions());
  const nodes = departments.data?.departments.map(toDepartmentNode) ?? [];
  const mayEdit = usePermission('administration:people:edit');
  const listed = !mobile || place.department !== undefined;
  const title =
    mobile && place.department !== undefined
      ? place.department === withoutDepartment
        ? t`No department`
        : (nameOf(nodes, place.department) ?? t`Everyone`)
      : t`People and departments`;
  return (
    <Page layout="full" className="flex h-full flex-col">
      <PageHeader
        divided
        title={title}
        back={
          mobile &&
          listed && (
            <IconButton
              label={t`Back to the departments`}
              icon={<Icon glyph={ArrowLeft} />}
              onClick={() => go({ department: undefined, q: undefined, state: undefined })}
            />
          )
        }
        actions={
          <div className="flex items-center gap-2">
            <PeopleFiles menu={mobile} mayEdit={mayEdit} />
            {mayEdit && (
              <Button
                variant="solid"
                icon={<Icon glyph={UserPlus} />}
                onClick={() => go({ person: newPerson })}
              >
                {t`Add person`}
              </Button>
            )}
          </div>
        }
      />
      <div className="flex min-h-0 flex-1">
        {(!mobile || !listed) && <DepartmentsColumn departments={departments} nodes={nodes} wide={mobile} />}
        {listed && <PeopleColumn nodes={nodes} />}
      </div>
      {place.person === newPerson && <NewPersonContainer nodes={nodes} />}
      {place.person !== undefined && place.person !== newPerson && (
        <PersonContainer key={place.person} personId={place.person} nodes={nodes} />
      )}
    </Page>
  );
}

function nameOf(nodes: readonly OrgNode[], id: string): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node.name : nameOf(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}
