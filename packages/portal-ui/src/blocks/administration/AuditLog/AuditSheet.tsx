import { SideSheet } from '../../../primitives/SideSheet/SideSheet.tsx';
import * as styles from './AuditLog.css.ts';
import type { AuditSheetProps } from './types.ts';

/** One entry of the audit log with what was there before and after; beside the log, or over it on a phone. */
export function AuditSheet({ entry, facts, changes, actions, onClose, labels, ...rest }: AuditSheetProps) {
  const { columns, blank } = labels;
  const known = [
    { name: columns.when, value: entry.when },
    { name: columns.actor, value: entry.actor ?? labels.nobody },
    ...(entry.concerned === undefined ? [] : [{ name: columns.concerned, value: entry.concerned }]),
    ...facts,
  ];
  return (
    <SideSheet title={entry.action} closeLabel={labels.close} onClose={onClose} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div className={styles.body} tabIndex={0} role="group" aria-label={entry.action}>
        <dl className={styles.facts}>
          {known.map(({ name, value }) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        {changes.length > 0 && (
          <>
            <h3 className={styles.heading}>{labels.changes}</h3>
            <ul role="list" className={styles.changes} aria-label={labels.changes}>
              {changes.map(({ field, before, after }) => (
                <li key={field} className={styles.change}>
                  <strong className={styles.field}>{field}</strong>
                  <dl className={styles.facts}>
                    <Fact name={labels.before} value={before ?? blank} />
                    <Fact name={labels.after} value={after ?? blank} />
                  </dl>
                </li>
              ))}
            </ul>
          </>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </SideSheet>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
