import { Trans, useLingui } from '@lingui/react/macro';
import { isMenuPath } from '@snap/portal-api/rules';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { Icon } from '@snap/portal-ui/icon';
import { MenuEditor, type MenuEntryView } from '@snap/portal-ui/menu-editor';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { failureText } from '@snap/portal-api/errors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useCatalogue, useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { queryClient } from '../../queries/query-client.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { rolesQueryOptions } from '../roles/queries.ts';
import { PreviewContainer } from './PreviewContainer.tsx';
import { appsQueryOptions, menuQueryOptions } from './queries.ts';
import { useIcons } from './use-icons.ts';

/** The menu of the organisation. Each change is saved at once. */
export function MenuPage() {
  const { t } = useLingui();
  const { menuEditor } = useLabels();
  const language = useShownLanguage();
  const catalogue = useCatalogue();
  const icons = useIcons();
  const menu = useQuery(menuQueryOptions(language));
  const roles = useQuery(rolesQueryOptions(language));
  const apps = useQuery(appsQueryOptions(language));
  const [previewing, setPreviewing] = useState(false);
  const [resetting, setResetting] = useState(false);
  const saving = useMutation({
    mutationFn: (entries: readonly MenuEntryView[]) =>
      administrationApi.setMenu({
        entries: entries.map(({ roles: ids, ...entry }) => ({ ...entry, roles: [...ids] })),
        ...(menu.data && { version: menu.data.version }),
      }),
    // Also after a refusal: someone else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['menu'] }),
  });
  return (
    <Page layout="full" className="flex h-full flex-col">
      <PageHeader
        divided
        title={t`Menu`}
        actions={
          <Button icon={<Icon glyph={Eye} />} onClick={() => setPreviewing(true)}>
            <Trans>As a person sees it</Trans>
          </Button>
        }
      />
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
        {menu.data?.fromUpstream === true && (
          <Banner>
            <Trans>Another system decides on the menu. What is arranged here is not shown.</Trans>
          </Banner>
        )}
        <MenuEditor
          entries={(saving.isPending ? saving.variables : menu.data?.entries) ?? []}
          choices={{
            icons,
            pages: menu.data?.pages ?? [],
            apps: apps.data?.flatMap((group) => group.apps) ?? [],
            roles: roles.data?.filter(({ kind }) => kind !== 'everyone') ?? [],
          }}
          language={language}
          status={queryStatus(menu)}
          onRetry={() => void menu.refetch()}
          saving={{
            status: saving.status === 'success' ? 'idle' : saving.status,
            error: saving.error ? failureText(saving.error, catalogue) : undefined,
          }}
          onEntriesChange={(entries) => saving.mutate(entries)}
          isAddress={(address) => address !== '' && isMenuPath(address)}
          newId={() => crypto.randomUUID()}
          labels={menuEditor}
        />
        {menu.data?.arranged === true && (
          <div>
            <Button variant="quiet" onClick={() => setResetting(true)}>
              <Trans>Restore the portal’s own menu</Trans>
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={resetting}
        onOpenChange={setResetting}
        title={t`Restore the portal’s own menu?`}
        description={t`Your organisation’s entries are removed. Everyone sees all pages of the portal.`}
        confirmLabel={t`Restore`}
        cancelLabel={t`Cancel`}
        tone="danger"
        onConfirm={() => {
          setResetting(false);
          saving.mutate([]);
        }}
      />
      {previewing && <PreviewContainer onClose={() => setPreviewing(false)} />}
    </Page>
  );
}
