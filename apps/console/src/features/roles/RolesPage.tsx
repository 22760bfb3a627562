import { useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { RoleList } from '@snap/portal-ui/role-editor';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus } from 'lucide';
import { useMobile } from '../../hooks/use-mobile.ts';
import { useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { usePermission } from '../../stores/session.ts';
import { NewRoleContainer } from './NewRoleContainer.tsx';
import { newRole, usePlace } from './place.ts';
import { rolesQueryOptions } from './queries.ts';
import { RoleContainer } from './RoleContainer.tsx';

/** The roles, and the one that is open. On a phone one after the other. */
export function RolesPage() {
  const { t } = useLingui();
  const { roleEditor } = useLabels();
  const mobile = useMobile();
  const { place, go } = usePlace();
  const roles = useQuery(rolesQueryOptions(useShownLanguage()));
  const mayEdit = usePermission('administration:roles:edit');
  const open = roles.data?.find(({ id }) => id === place.role);
  const isNew = place.role === newRole && mayEdit;
  const detail = open !== undefined || isNew;
  const name = isNew ? t`New role` : open?.name;
  return (
    <Page layout="full" className="flex h-full flex-col">
      <PageHeader
        divided
        title={(mobile && name) || t`Roles`}
        back={
          mobile &&
          detail && (
            <IconButton
              label={t`Back to the roles`}
              icon={<Icon glyph={ArrowLeft} />}
              onClick={() => go({ role: undefined, tab: undefined, q: undefined })}
            />
          )
        }
        actions={
          mayEdit &&
          (!mobile || !detail) && (
            <Button
              variant="solid"
              icon={<Icon glyph={Plus} />}
              onClick={() => go({ role: newRole, tab: undefined, q: undefined })}
            >
              {t`New role`}
            </Button>
          )
        }
      />
      <div className="flex min-h-0 flex-1">
        {(!mobile || !detail) && (
          <RoleList
            className={mobile ? 'flex-1' : 'w-[300px] shrink-0 border-0 border-e border-solid border-line'}
            roles={roles.data ?? []}
            status={queryStatus(roles)}
            currentId={open?.id}
            onOpen={(role) => go({ role, tab: undefined, q: undefined })}
            onRetry={() => void roles.refetch()}
            labels={roleEditor}
          />
        )}
        {open && <RoleContainer key={open.id} role={open} />}
        {isNew && <NewRoleContainer />}
        {!mobile && !detail && roles.data && (
          <EmptyState className="flex-1" text={t`Choose a role to see what it allows and who has it.`} />
        )}
      </div>
    </Page>
  );
}
