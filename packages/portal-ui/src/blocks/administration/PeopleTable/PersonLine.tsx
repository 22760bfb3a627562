import { clsx } from 'clsx/lite';
import { Fragment, type ComponentProps } from 'react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { MarkedText } from '../../shared/text/MarkedText.tsx';
import * as styles from './PeopleTable.css.ts';
import type { MatchView } from '../../shared/views.ts';
import type { AccountState, PeopleTableLabels, PersonRow } from './types.ts';

/** Disabled needs attention; the usual state does not. */
const tones = { active: 'neutral', disabled: 'danger', left: 'neutral' } as const satisfies Record<
  AccountState,
  string
>;

interface PersonLineProps extends ComponentProps<'div'> {
  person: PersonRow;
  /** Of the row in the table, from 1. */
  position: number;
  /** The row is the tab stop. */
  reachable: boolean;
  /** Undefined: it cannot be selected. */
  selected: boolean | undefined;
  onToggle: () => void;
  onOpen: (person: PersonRow) => void;
  labels: PeopleTableLabels;
}

/** A person of the table. A narrow table shows position and department below the name. */
export function PersonLine({
  person,
  position,
  reachable,
  selected,
  onToggle,
  onOpen,
  labels,
  ...rest
}: PersonLineProps) {
  const departments = person.departments.join(', ');
  const { match } = person;
  const rangesOf = (field: MatchView['field']) => (match?.field === field ? match.ranges : undefined);
  const phone = match?.field === 'phone' && match.text !== undefined ? match.text : person.phone;
  const place = [person.position, departments].filter(Boolean).join(' · ');
  return (
    <div
      role="row"
      aria-rowindex={position}
      aria-selected={selected}
      className={styles.row}
      data-selects={selected === undefined ? undefined : ''}
      {...rest}
    >
      {selected !== undefined && (
        <span role="gridcell">
          <Checkbox
            label={labels.select(person.name)}
            labelHidden
            tabIndex={-1}
            checked={selected}
            onCheckedChange={onToggle}
          />
        </span>
      )}
      <span role="gridcell" className={styles.cell}>
        <button
          type="button"
          className={styles.person}
          tabIndex={reachable ? 0 : -1}
          onClick={() => onOpen(person)}
        >
          <Avatar userId={person.id} name={person.name} src={person.avatarUrl} size={32} />
          <span className={styles.words}>
            <span className={styles.name} title={person.name}>
              <MarkedText text={person.name} ranges={rangesOf('name')} />
            </span>
            <span className={styles.below}>
              <MarkedText text={person.login} ranges={rangesOf('userId')} />
              {match?.field === 'email' && match.text !== undefined && (
                <>
                  {' · '}
                  <MarkedText text={match.text} ranges={match.ranges} />
                </>
              )}
              {place !== '' && <span className={styles.place}>{` · ${place}`}</span>}
            </span>
          </span>
        </button>
      </span>
      <span role="gridcell" className={clsx(styles.cell, styles.wideOnly)} title={person.position}>
        {person.position && <MarkedText text={person.position} ranges={rangesOf('position')} />}
      </span>
      <span role="gridcell" className={clsx(styles.cell, styles.wideOnly)} title={departments}>
        {person.departments.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <MarkedText text={name} ranges={person.departmentMatches?.[at]} />
          </Fragment>
        ))}
      </span>
      <span role="gridcell" className={clsx(styles.cell, styles.wideOnly)}>
        {phone && <MarkedText text={phone} ranges={rangesOf('phone')} />}
      </span>
      <span role="gridcell" className={styles.cell}>
        {person.state === 'active' && person.locked ? (
          <Badge tone="danger">{labels.locked}</Badge>
        ) : person.state === 'active' ? (
          <span className={styles.muted}>{labels.states.active}</span>
        ) : (
          <Badge tone={tones[person.state]}>{labels.states[person.state]}</Badge>
        )}
      </span>
    </div>
  );
}
