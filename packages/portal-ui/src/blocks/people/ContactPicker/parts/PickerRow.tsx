import { ChevronRight } from 'lucide';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { ContactAvatar } from '../../../shared/ContactAvatar.tsx';
import { MarkedText } from '../../../shared/text/MarkedText.tsx';
import type { PickerPartProps } from '../state/picker-part.ts';
import { DepartmentMark } from './DepartmentMark.tsx';
import { PickerWords } from './PickerWords.tsx';
import type { Contact } from '../source/contact-source.ts';
import type { ContactRow, DepartmentRow, PickerRow, StateRow } from '../state/picker-rows.ts';
import {
  contactKey,
  coveringDepartment,
  departmentOf,
  departmentState,
  isChosen,
  type DepartmentState,
} from '../state/selection.ts';
import type { ContactPickerLabels } from '../types.ts';
import * as styles from './PickerRow.css.ts';

export interface PickerRowViewProps<Row extends PickerRow = PickerRow> extends PickerPartProps {
  row: Row;
  /** Id that `aria-activedescendant` names. */
  id: string;
  active: boolean;
  /** Position in the list. */
  place: CSSProperties;
}

/** A row of the list or of the tree. The keys stay with the field or the list; the row is reported which one is active. */
export function PickerRowView(props: PickerRowViewProps) {
  const { row } = props;
  if (row.kind === 'state') return <StateLine {...props} row={row} />;
  return row.kind === 'department' ? (
    <DepartmentLine {...props} row={row} />
  ) : (
    <ContactLine {...props} row={row} />
  );
}

interface LineProps extends PickerRowViewProps {
  checked: DepartmentState;
  /** It shows as it is and takes no step. */
  fixed?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

function Line({ row, id, active, place, picker, checked, fixed, onPress, children }: LineProps) {
  const { inTree, mode } = picker;
  const member = row.kind === 'state' ? undefined : row;
  return (
    // The field or the list has the focus and handles the keys: this is what its active descendant points at.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      id={id}
      role={inTree ? 'treeitem' : 'option'}
      // A tree of many choices is checked, as it alone can be half so; lists and single choices are selected.
      {...(inTree && member && mode === 'multiple'
        ? { 'aria-checked': ariaChecked[checked] }
        : { 'aria-selected': checked === 'all' })}
      aria-level={inTree ? row.level : undefined}
      aria-expanded={row.kind === 'department' && row.opens ? row.expanded : undefined}
      aria-posinset={member?.position}
      aria-setsize={member?.size}
      aria-disabled={fixed || undefined}
      data-active={active || undefined}
      className={member ? styles.row : styles.stateRow}
      style={place}
      // The focus stays where one types, and comes back there from a tab; a finger opens no keyboard by it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        onPress(event);
        if (matchMedia('(pointer: fine)').matches) picker.inputRef.current?.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}

function ContactLine(props: PickerRowViewProps<ContactRow>) {
  const { row, picker, labels } = props;
  const { contact } = row;
  const { selection } = picker;
  const self = picker.isSelf(contact);
  const chosen = isChosen(selection, contact) || (self && picker.limits.counted > 0);
  const checked = chosen ? 'all' : 'none';
  const department =
    contact.type === 'person' &&
    !selection.chosen.has(contactKey(contact)) &&
    departmentOf(selection, contact);
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
      {...props}
      checked={checked}
      fixed={self || locked || reason !== undefined}
      onPress={() => picker.choose(row)}
    >
      {picker.inTree && <span className={styles.twist} />}
      <span className={styles.check} data-checked={checked} />
      <ContactAvatar contact={contact} size={32} />
      <ContactWords contact={contact} inTree={picker.inTree} labels={labels} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </Line>
  );
}

interface ContactWordsProps {
  contact: Contact;
  inTree: boolean;
  labels: ContactPickerLabels;
}

function ContactWords({ contact, inTree, labels }: ContactWordsProps) {
  const { match } = contact;
  const isPerson = contact.type === 'person';
  // In the tree the department is above.
  const under = isPerson
    ? !inTree && contact.department
    : contact.memberCount !== undefined && labels.members(contact.memberCount);
  const word =
    match?.text !== undefined && match.field !== 'name' && match.field !== 'position'
      ? labels.matchedField[match.field]
      : undefined;
  return (
    <PickerWords
      name={contact.name}
      match={match}
      beside={
        !isPerson ? (
          labels.groupKind[contact.kind]
        ) : contact.position && match?.field === 'position' ? (
          <MarkedText text={contact.position} ranges={match.ranges} />
        ) : (
          contact.position
        )
      }
    >
      {word ? (
        <>
          {under}
          <span className={styles.reason}>
            {word} <bdi>{match?.text && <MarkedText text={match.text} ranges={match.ranges} />}</bdi>
          </span>
        </>
      ) : (
        under
      )}
    </PickerWords>
  );
}

function DepartmentLine(props: PickerRowViewProps<DepartmentRow>) {
  const { row, picker, labels } = props;
  const { department, parentIds, expanded, opens } = row;
  const checked = departmentState(picker.selection, department.id, parentIds, department.count);
  const above = coveringDepartment(picker.selection, parentIds);

  function handlePress(event: MouseEvent<HTMLElement>) {
    const onCheck = event.target instanceof Element && event.target.closest('[data-check]') !== null;
    picker.reach(picker.rows.indexOf(row));
    if (onCheck || !picker.inTree) picker.choose(row);
    else if (opens) picker.setExpandedOf(department.id, !expanded);
  }

  return (
    <Line {...props} checked={checked} fixed={above !== undefined} onPress={handlePress}>
      {(picker.inTree || !picker.takesDepartments) && (
        <span className={styles.twist} data-open={expanded || undefined}>
          {(opens || !picker.inTree) && <DirectionalIcon glyph={ChevronRight} />}
        </span>
      )}
      {picker.inTree ? (
        <>
          {picker.takesDepartments && (
            <span data-check className={styles.checkTarget}>
              <span className={styles.check} data-checked={checked} />
            </span>
          )}
          <span className={styles.departmentName} title={department.name}>
            {department.name}
          </span>
        </>
      ) : (
        <>
          {/* The whole row chooses it; its mark is aligned with those of the contacts. */}
          {picker.takesDepartments && <span className={styles.check} data-checked={checked} />}
          <DepartmentMark />
          <PickerWords name={department.name} match={department.match}>
            {department.above?.map(({ name }) => name).join(' / ')}
          </PickerWords>
        </>
      )}
      {above && <span className={styles.note}>{labels.withDepartment(above.name)}</span>}
      {department.count !== undefined && (
        <span className={styles.count}>{labels.people(department.count)}</span>
      )}
    </Line>
  );
}

function StateLine(props: PickerRowViewProps<StateRow>) {
  const { row, place, picker, labels } = props;
  const offline = row.status === 'offline';
  if (offline || row.status === 'error') {
    // Enter retries.
    return (
      <Line {...props} checked="none" onPress={() => picker.choose(row)}>
        <span>{offline ? labels.offline : labels.failedMore}</span>
        <span className={styles.retry}>{labels.retry}</span>
      </Line>
    );
  }
  return (
    <div className={styles.stateRow} style={place} role="presentation">
      {row.status === 'empty' ? labels.emptyDepartment : <Spinner />}
    </div>
  );
}
