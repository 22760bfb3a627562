import { useLingui } from '@lingui/react/macro';
import type { HealthState } from '@snap/portal-api/contract';
import { Icon, type IconGlyph } from '@snap/portal-ui/icon';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';

const marks: Record<HealthState, { glyph: IconGlyph; color: string }> = {
  ok: { glyph: CircleCheck, color: 'text-success' },
  attention: { glyph: TriangleAlert, color: 'text-warning' },
  failed: { glyph: CircleAlert, color: 'text-danger' },
};

/** A state as icon and word. */
export function StateMark({ state }: { state: HealthState }) {
  const { t } = useLingui();
  const words: Record<HealthState, string> = { ok: t`OK`, attention: t`Attention`, failed: t`Failed` };
  const { glyph, color } = marks[state];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-sm font-medium ${color}`}>
      <Icon glyph={glyph} />
      {words[state]}
    </span>
  );
}

/** A part of the installation: its state, what is wrong with it, and its figures. */
export function HealthSection({
  title,
  state,
  problem,
  action,
  children,
}: {
  title: string;
  state?: HealthState | undefined;
  /** A sentence: what is wrong, or what to do. */
  problem?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-4 grid min-w-0 break-inside-avoid content-start gap-3 rounded-card border border-solid border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="m-0 text-md font-strong">
          {title}
        </h2>
        {state && <StateMark state={state} />}
      </div>
      {problem !== undefined && <p className="m-0 text-sm wrap-anywhere">{problem}</p>}
      {children}
      {action}
    </section>
  );
}

/** Names with their values, one a line. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="m-0 grid gap-2 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-textMuted">{name}</dt>
          <dd className="m-0 min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
