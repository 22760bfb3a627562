'use no memo'; // See PickerBody.tsx.

import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { MarkedText } from '../MarkedText.tsx';
import { PickerGlyph } from './PickerGlyph.tsx';
import type { GroupContact, PersonContact } from './contact-source.ts';
import type { ContactRow, DepartmentRow, PickerRow, StateRow } from './picker-rows.ts';
import { contactKey, coveringDepartment, departmentOf, departmentState, isChosen } from './selection.ts';
import type { ContactPickerLabels } from './types.ts';
import type { ContactPickerState } from './use-contact-picker.ts';
import * as styles from './PickerRow.css.ts';

export interface PickerRowViewProps<Row extends PickerRow = PickerRow> {
  row: Row;
  /** Id that `aria-activedescendant` names. */
  id: string;
  active: boolean;
  /** Where it stands in the list. */
  place: CSSProperties;
  picker: ContactPickerState;
  labels: ContactPickerLabels;
}

/** A row of the list or of the tree. The keys stay with the field or the list; the row is told which one is active. */
export function PickerRowView({ row, ...rest }: PickerRowViewProps) {
  if (row.kind === 'state') return <StateLine row={row} {...rest} />;
  return row.kind === 'department' ? (
    <DepartmentLine row={row} {...rest} />
  ) : (
    <ContactLine row={row} {...rest} />
  );
}

type Checked = 'all' | 'some' | 'none';

interface LineProps extends PickerRowViewProps {
  checked: Checked;
  /** It shows as it is and takes no step. */
  fixed: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

function Line({ row, id, active, place, picker, checked, fixed, onPress, children }: LineProps) {
  if (row.kind === 'state') return null;
  const { inTree, mode } = picker;
  return (
    // The field or the list has the focus and handles the keys: this is what its active descendant points at.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      id={id}
      role={inTree ? 'treeitem' : 'option'}
      // A tree of many choices is checked, as it alone can be half so; lists and single choices are selected.
      {...(inTree && mode === 'multiple'
        ? { 'aria-checked': ariaChecked[checked] }
        : { 'aria-selected': checked === 'all' })}
      aria-level={inTree ? row.level : undefined}
      aria-expanded={row.kind === 'department' && row.opens ? row.expanded : undefined}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-disabled={fixed || undefined}
      data-active={active || undefined}
      className={styles.row}
      style={inTree ? { ...place, ...indent(row.level) } : place}
      // The focus stays where one types.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </div>
  );
}

const indent = (level: number): CSSProperties => ({ paddingInlineStart: 8 + (level - 1) * 20 });

function ContactLine({ row, picker, labels, ...rest }: PickerRowViewProps<ContactRow>) {
  const { contact } = row;
  const { selection } = picker;
  const self = picker.isSelf(contact);
  const key = contactKey(contact);
  const chosen = isChosen(selection, contact) || (self && picker.limits.counted > 0);
  const checked = chosen ? 'all' : 'none';
  const department =
    contact.type === 'person' && !selection.chosen.has(key) && departmentOf(selection, contact);
  const reason = self ? undefined : picker.reasonOf(contact);
  const locked = picker.isLocked(contact);
  const note = self
    ? labels.you
    : locked
      ? labels.required
      : (reason ??
        (department ? (chosen ? labels.withDepartment(department.name) : labels.leftOut) : undefined));
  return (
    <Line
      row={row}
      picker={picker}
      labels={labels}
      {...rest}
      checked={checked}
      fixed={self || locked || reason !== undefined}
      onPress={() => picker.choose(row)}
    >
      {picker.inTree && <span className={styles.twist} />}
      <span className={styles.check} data-checked={checked} />
      <Avatar userId={contact.id} name={contact.name} src={contact.avatarUrl} size={32} />
      {contact.type === 'person' ? (
        <Person person={contact} inTree={picker.inTree} labels={labels} />
      ) : (
        <Group group={contact} labels={labels} />
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </Line>
  );
}

function Person({
  person,
  inTree,
  labels,
}: {
  person: PersonContact;
  inTree: boolean;
  labels: ContactPickerLabels;
}) {
  const { name, position, department, match } = person;
  const shown = match?.field === 'name' ? match.ranges : undefined;
  const word =
    match?.text !== undefined && match.field !== 'name' && match.field !== 'position'
      ? labels.matchedField[match.field]
      : undefined;
  return (
    <span className={styles.texts}>
      <span className={styles.line}>
        <span className={styles.name} title={name}>
          <MarkedText text={name} ranges={shown} />
        </span>
        {position && (
          <span className={styles.detail}>
            <MarkedText text={position} ranges={match?.field === 'position' ? match.ranges : undefined} />
          </span>
        )}
      </span>
      {/* In the tree the department stands above. */}
      {!inTree && (department || word) && (
        <span className={styles.detail}>
          {department}
          {word && (
            <span className={styles.reason}>
              {word} <bdi>{match?.text && <MarkedText text={match.text} ranges={match.ranges} />}</bdi>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

function Group({ group, labels }: { group: GroupContact; labels: ContactPickerLabels }) {
  const { name, kind, memberCount, match } = group;
  return (
    <span className={styles.texts}>
      <span className={styles.line}>
        <span className={styles.name} title={name}>
          <MarkedText text={name} ranges={match?.field === 'name' ? match.ranges : undefined} />
        </span>
        <span className={styles.detail}>{labels.groupKind[kind]}</span>
      </span>
      {memberCount !== undefined && <span className={styles.detail}>{labels.members(memberCount)}</span>}
    </span>
  );
}

function DepartmentLine({ row, picker, labels, ...rest }: PickerRowViewProps<DepartmentRow>) {
  const { department, parentIds, expanded, opens } = row;
  const checked = departmentState(picker.selection, department.id, parentIds, department.count);
  const above = coveringDepartment(picker.selection, parentIds);

  function handlePress(event: MouseEvent<HTMLElement>) {
    const onCheck = event.target instanceof Element && event.target.closest('[data-check]') !== null;
    picker.reach(picker.rows.indexOf(row));
    if (onCheck) picker.choose(row);
    else if (opens) picker.setExpandedOf(department.id, !expanded);
  }

  return (
    <Line
      row={row}
      picker={picker}
      labels={labels}
      {...rest}
      checked={checked}
      fixed={above !== undefined}
      onPress={handlePress}
    >
      <span className={styles.twist} data-open={expanded || undefined}>
        {opens && <PickerGlyph name="forward" />}
      </span>
      {picker.takesDepartments && (
        <span data-check className={styles.checkTarget}>
          <span className={styles.check} data-checked={checked} />
        </span>
      )}
      <span className={styles.departmentName} title={department.name}>
        {department.name}
      </span>
      {above && <span className={styles.note}>{labels.withDepartment(above.name)}</span>}
      {department.count !== undefined && (
        <span className={styles.count}>{labels.people(department.count)}</span>
      )}
    </Line>
  );
}

function StateLine({ row, id, active, place, picker, labels }: PickerRowViewProps<StateRow>) {
  const failed = row.status === 'error' || row.status === 'offline';
  const style = picker.inTree ? { ...place, ...indent(row.level) } : place;
  if (!failed) {
    return (
      <div className={styles.stateRow} style={style} role="presentation">
        {row.status === 'empty' ? labels.emptyDepartment : <Spinner />}
      </div>
    );
  }
  return (
    // A stop of the keys: Enter asks again.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      id={id}
      role={picker.inTree ? 'treeitem' : 'option'}
      aria-selected={false}
      aria-level={picker.inTree ? row.level : undefined}
      data-active={active || undefined}
      className={styles.stateRow}
      style={style}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => picker.choose(row)}
    >
      <span>{row.status === 'offline' ? labels.offline : labels.failedMore}</span>
      <span className={styles.retry}>{labels.retry}</span>
    </div>
  );
}
