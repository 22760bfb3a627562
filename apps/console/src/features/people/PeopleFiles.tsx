import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@snap/portal-ui/dropdown-menu';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { useNavigate } from '@tanstack/react-router';
import { Download, Ellipsis, Upload } from 'lucide';
import { useMutation } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';
import { reportError } from '../../stores/toasts.ts';

interface PeopleFilesProps {
  /** One menu instead of two buttons. */
  menu: boolean;
  /** Without it there is only the export. */
  mayEdit: boolean;
}

/** Import and export of people as files. */
export function PeopleFiles({ menu, mayEdit }: PeopleFilesProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saving = useMutation({ mutationFn: saveExport, onError: reportError });
  const openImport = () => void navigate({ to: '/import' });
  if (!menu) {
    return (
      <>
        {mayEdit && (
          <Button icon={<Icon glyph={Upload} />} onClick={openImport}>
            <Trans>Import</Trans>
          </Button>
        )}
        <Button icon={<Icon glyph={Download} />} pending={saving.isPending} onClick={() => saving.mutate()}>
          <Trans>Export</Trans>
        </Button>
      </>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t`More actions`} icon={<Icon glyph={Ellipsis} />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {mayEdit && (
          <DropdownMenuItem icon={<Icon glyph={Upload} />} onSelect={openImport}>
            <Trans>Import</Trans>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Icon glyph={Download} />} onSelect={() => saving.mutate()}>
          <Trans>Export</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Saves everyone as a file. The call needs the session's token, which a link does not carry. */
async function saveExport(): Promise<void> {
  const response = await administrationApi.exportPeople({});
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'people.csv';
  link.click();
  URL.revokeObjectURL(address);
}
