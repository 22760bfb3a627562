import { useLingui } from '@lingui/react/macro';
import type { Health, HealthState, HealthSystem } from '@snap/portal-api/contract';
import { Facts, HealthSection, StateMark } from './HealthSection.tsx';
import { useFigures } from './use-figures.ts';

type Installation = NonNullable<Health['installation']>;
type Servers = Installation['servers'];

const list = 'm-0 grid list-none gap-3 p-0 text-sm';
const item = 'flex flex-wrap items-start justify-between gap-x-4 gap-y-1';

/** The worst of some states. */
const worst = (states: readonly HealthState[]): HealthState =>
  states.includes('failed') ? 'failed' : states.includes('attention') ? 'attention' : 'ok';

/** The servers of the installation, with their program. */
export function Servers({
  servers,
  version,
  nodeVersion,
  readAt,
}: Pick<Installation, 'servers' | 'nodeVersion'> & { version: string; readAt: number }) {
  const { t } = useLingui();
  const { moment } = useFigures();
  const words = (server: Servers[number]) => {
    const seen = moment(server.seenAt, readAt);
    switch (server.problem) {
      case 'silent':
        return t`not seen since ${seen}`;
      case 'draining':
        return t`is about to stop`;
      case 'otherVersion':
        return t`another version`;
      default:
        return t`seen at ${seen}`;
    }
  };
  return (
    <HealthSection title={t`Servers`} state={worst(servers.map(({ state }) => state))}>
      <Facts
        facts={[
          { name: t`Version`, value: version },
          { name: 'Node.js', value: nodeVersion },
        ]}
      />
      <ul className={list}>
        {servers.map((server) => (
          <li key={server.id} className={item}>
            <span className="grid min-w-0 wrap-anywhere">
              <span>{server.self ? t`${server.address} (this one)` : server.address}</span>
              <span className="text-textMuted">
                {server.version} · {words(server)}
              </span>
            </span>
            <StateMark state={server.state} />
          </li>
        ))}
      </ul>
    </HealthSection>
  );
}

/** Version, schema and size of the database. */
export function DatabaseSection({ database }: Pick<Installation, 'database'>) {
  const { t } = useLingui();
  const { bytes } = useFigures();
  const { version, schema, tables } = database;
  return (
    <HealthSection title={t`Database`} state="ok">
      <Facts
        facts={[
          { name: 'PostgreSQL', value: version },
          { name: t`Schema`, value: schema.replace(/\.sql$/, '') },
          { name: t`Size`, value: bytes(database.bytes) },
          ...tables.map((table) => ({ name: t`Table ${table.name}`, value: bytes(table.bytes) })),
        ]}
      />
    </HealthSection>
  );
}

/** What connects the servers. */
export function Bus({ bus: { state, kind } }: Pick<Installation, 'bus'>) {
  const { t } = useLingui();
  const kinds = {
    redis: 'Redis',
    database: t`the database`,
    none: t`nothing: servers look for news themselves`,
  };
  return (
    <HealthSection
      title={t`Connection of the servers`}
      state={state}
      problem={
        state === 'ok' ? undefined : t`It does not respond. Nothing is lost, and news arrives a little later.`
      }
    >
      <Facts facts={[{ name: t`Carried by`, value: kinds[kind] }]} />
    </HealthSection>
  );
}

/** Other systems, and whether they have responded. */
export function Systems({ systems, readAt }: Pick<Installation, 'systems'> & { readAt: number }) {
  const { t } = useLingui();
  const { moment } = useFigures();
  const inUse = systems.filter(({ configured }) => configured);
  const names: Record<HealthSystem, string> = {
    newsroom: t`Newsroom`,
    newsbdzh: t`Hotspots and rankings`,
    sms: t`Codes to phones`,
    identity: t`Sign-in by another system`,
  };
  const words = ({ configured, lastSuccess, lastFailure }: Installation['systems'][number]) => {
    if (!configured) return t`not set up`;
    const success = lastSuccess === undefined ? undefined : moment(lastSuccess, readAt);
    const failure = lastFailure === undefined ? undefined : moment(lastFailure, readAt);
    return (
      [success !== undefined && t`responded at ${success}`, failure !== undefined && t`failed at ${failure}`]
        .filter(Boolean)
        .join(' · ') || t`not used since the server was started`
    );
  };
  return (
    <HealthSection
      title={t`Other systems`}
      state={inUse.length === 0 ? undefined : worst(inUse.map(({ state }) => state))}
    >
      <ul className={list}>
        {systems.map((system) => (
          <li key={system.id} className={item}>
            <span className="grid min-w-0 wrap-anywhere">
              <span>{names[system.id]}</span>
              <span className="text-textMuted">{words(system)}</span>
            </span>
            {system.configured && <StateMark state={system.state} />}
          </li>
        ))}
      </ul>
    </HealthSection>
  );
}
