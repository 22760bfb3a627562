import { useLingui } from '@lingui/react/macro';
import { Page, PageHeader } from '@snap/portal-ui/page';

/** Departments, and the people of the selected one. */
export function PeoplePage() {
  const { t } = useLingui();
  return (
    <Page layout="full">
      <PageHeader title={t`People and departments`} />
    </Page>
  );
}
