import { PortalApiError } from '@snap/portal-api';
import { covers, isPermissionRule } from '@snap/portal-api/rules';
import type { RoleFields, RoleProblems } from '@snap/portal-ui/role-editor';
import { useQuery } from '@tanstack/react-query';
import { useShownLanguage } from '../../i18n/activate.ts';
import { useFieldSentence } from '../people/use-field-sentence.ts';
import { permissionsQueryOptions } from './queries.ts';

/** What a form for a role needs, whether it is a new one or not. */
export function useRoleForm(error: unknown) {
  const sentence = useFieldSentence();
  const permissions = useQuery(permissionsQueryOptions(useShownLanguage()));
  return {
    known: permissions.data ?? [],
    rules: {
      covers,
      isRule: isPermissionRule,
      check: ({ name }: RoleFields): RoleProblems =>
        name.trim() === '' ? { name: sentence('required', undefined) } : {},
      problems: toProblems(error, sentence),
    },
  };
}

function toProblems(error: unknown, sentence: ReturnType<typeof useFieldSentence>): RoleProblems {
  const errors = error instanceof PortalApiError ? error.errors : [];
  return Object.fromEntries(
    errors.map(({ field, rule, limit }) => [field.split('.', 1)[0], sentence(rule, limit)]),
  );
}
