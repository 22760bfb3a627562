import { auditKindNames, type AuditKind } from '@snap/portal-api/contract';
import { getRouteApi } from '@tanstack/react-router';

/** What the page shows, in its address. */
export interface AuditPlace {
  kind?: AuditKind;
  /** Who acted. */
  actor?: string;
  /** Whom it concerns. */
  person?: string;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string;
  until?: string;
  /** The entry that is open. */
  entry?: string;
}

export function readAuditPlace(search: Record<string, unknown>): AuditPlace {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(text(name) ?? '') ? text(name) : undefined);
  const kind = auditKindNames.find((one) => one === search['kind']);
  const [actor, person, entry] = [text('actor'), text('person'), text('entry')];
  const [from, until] = [day('from'), day('until')];
  return {
    ...(kind && { kind }),
    ...(actor && { actor }),
    ...(person && { person }),
    ...(from && { from }),
    ...(until && { until }),
    ...(entry && { entry }),
  };
}

/** Of the call, in the reader's time zone; the last day is included. */
export function toAuditFilter({ kind, actor, person, from, until }: AuditPlace) {
  const start = from === undefined ? undefined : dayStart(from);
  const end = until === undefined ? undefined : dayStart(until, 1);
  return {
    ...(kind && { kind }),
    ...(actor !== undefined && { actorId: actor }),
    ...(person !== undefined && { personId: person }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { until: end }),
  };
}

/** Midnight of a day, or so many days later; undefined for a day that does not exist. */
function dayStart(day: string, later = 0): number | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + later).getTime();
  return Number.isNaN(start) || start < 0 ? undefined : start;
}

const route = getRouteApi('/audit');

/** The place, and how to go to another one. */
export function useAuditPlace() {
  const place = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: { [Name in keyof AuditPlace]: AuditPlace[Name] | undefined }) =>
    void navigate({ search: readAuditPlace({ ...place, ...change }) });
  return { place, go };
}
