import { AccessPreview } from '@snap/portal-ui/menu-editor';
import { useQuery } from '@tanstack/react-query';
import { useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { viewQueryOptions } from './queries.ts';
import { menuGlyph } from './use-icons.ts';

interface PreviewProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** What a person sees and may do, and which roles that comes from. */
export function Preview({ person, onClose }: PreviewProps) {
  const { menuEditor } = useLabels();
  const query = useQuery(viewQueryOptions(person.id, useShownLanguage()));
  const view = query.data;
  const names = new Map(view?.roles.map(({ id, name }) => [id, name]));
  const namesOf = (roleIds: readonly string[] = []) => roleIds.map((id) => names.get(id) ?? id);
  const openedBy = new Map(view?.from.menu.map(({ id, roleIds }) => [id, roleIds]));
  return (
    <AccessPreview
      open
      onOpenChange={(open) => !open && onClose()}
      person={person}
      status={queryStatus(query)}
      onRetry={() => void query.refetch()}
      view={
        view && {
          pages: view.pages,
          menu: view.menu.map((entry) => ({
            ...entry,
            glyph: menuGlyph(entry.icon),
            from: namesOf(openedBy.get(entry.id)),
          })),
          roles: view.roles.map(({ name }) => name),
          permissions: view.from.permissions.map(({ permission, roleIds }) => ({
            name: permission,
            from: namesOf(roleIds),
          })),
        }
      }
      labels={menuEditor}
    />
  );
}
