import { Plural, useLingui } from '@lingui/react/macro';
import type { FirstStep } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { Banner } from '@snap/portal-ui/banner';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, X } from 'lucide';
import { useId } from 'react';
import { administrationApi } from '../../api.ts';
import { useCatalogue } from '../../i18n/activate.ts';
import { queryClient } from '../../queries/query-client.ts';
import { renderLink } from '../../render-link.tsx';
import { usePermission } from '../../stores/session.ts';
import { firstStepsQueryOptions } from './queries.ts';

/** Where each step is done. */
const places: Partial<Record<FirstStep, string>> = {
  people: '/import',
  administrators: '/roles?role=admin',
  roles: '/roles',
  menu: '/menu',
  signIn: '/sign-in',
  colleague: '/',
};

/** What is left to do on the first day; nothing when all of it is done or put away. */
export function FirstSteps() {
  const { t } = useLingui();
  const id = useId();
  const catalogue = useCatalogue();
  const mayPutAway = usePermission('administration:people:edit');
  const { data: steps = [] } = useQuery(firstStepsQueryOptions());
  const putting = useMutation({
    mutationFn: (step: FirstStep) => administrationApi.putFirstStepAway({ step, putAway: true }),
    onSettled: () => queryClient.invalidateQueries(firstStepsQueryOptions()),
  });
  const names: Record<FirstStep, string> = {
    people: t`Import departments and people`,
    administrators: t`Appoint a second administrator`,
    roles: t`Give roles`,
    menu: t`Arrange the menu`,
    signIn: t`Set up the sign-in, or a rule for passwords`,
    backup: t`Make a backup`,
    colleague: t`The first colleague has signed in`,
  };
  const shown = steps.filter(({ putAway }) => !putAway);
  const left = shown.filter(({ done }) => !done).length;
  if (left === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-solid border-line bg-surface p-4"
    >
      <div className="grid gap-1">
        <h2 id={id} className="m-0 text-md font-strong">{t`The first day`}</h2>
        <p className="m-0 text-sm text-textMuted">
          <Plural value={left} one="# step is left." other="# steps are left." />
        </p>
      </div>
      {putting.error !== null && <Banner tone="danger">{failureText(putting.error, catalogue)}</Banner>}
      <ul className="m-0 grid list-none gap-x-6 gap-y-1 p-0 text-sm md:grid-cols-2">
        {shown.map(({ id: step, done }) => (
          <li key={step} className="flex min-h-8 items-center gap-2">
            <span className={`inline-flex shrink-0 ${done ? 'text-success' : 'text-textMuted'}`}>
              <Icon glyph={done ? CircleCheck : Circle} />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {places[step] === undefined || done
                ? names[step]
                : renderLink({ href: places[step], className: 'text-link', children: names[step] })}
              {done && <span className="text-textMuted"> · {t`done`}</span>}
            </span>
            {mayPutAway && !done && (
              <IconButton
                icon={<Icon glyph={X} />}
                size="small"
                label={t`Put away: ${names[step]}`}
                disabled={putting.isPending}
                onClick={() => putting.mutate(step)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
