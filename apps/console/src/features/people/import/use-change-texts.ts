import { useLingui } from '@lingui/react/macro';
import type { administrationApi } from '../../../api.ts';
import { useLabels } from '../../../i18n/activate.ts';

export type ImportChange = Awaited<ReturnType<typeof administrationApi.importChanges>>['changes'][number];

/** The words of a change: its kind, and each field with its name, before and after. */
export function useChangeTexts({ kind, fields }: ImportChange) {
  const { t } = useLingui();
  const { personSheet } = useLabels();
  const names: Readonly<Record<string, string>> = {
    ...personSheet.fields,
    leads: t`Leads`,
    left: t`Has left`,
  };
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    gender: personSheet.genders,
    left: { true: t`Yes`, false: t`No` },
  };
  const textOf = (field: string, value: string | undefined = '') =>
    words[field]?.[value] ?? value.replaceAll(';', ', ');
  return {
    kindText: { added: t`Added`, changed: t`Changed`, left: t`Left` }[kind],
    fields: fields.map(({ field, before, after }) => ({
      field,
      label: names[field] ?? field,
      before: before === undefined ? '' : textOf(field, before),
      after: after === undefined ? '' : textOf(field, after),
    })),
  };
}
