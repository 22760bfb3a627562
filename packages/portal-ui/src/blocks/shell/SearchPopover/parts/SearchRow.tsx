import { History, MessageCircle, Network, X } from 'lucide';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { GroupAvatar } from '../../../../primitives/Avatar/GroupAvatar.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { MarkedText } from '../../../shared/text/MarkedText.tsx';
import type { MatchView } from '../../../shared/views.ts';
import type { SearchRow as Row } from '../state/search-rows.ts';
import type {
  DepartmentHit,
  GroupHit,
  OwnConversationHit,
  PersonHit,
  SearchPopoverLabels,
} from '../types.ts';
import * as styles from './SearchRow.css.ts';

export interface SearchRowProps {
  row: Row;
  /** Target of `aria-activedescendant`. */
  id: string;
  index: number;
  count: number;
  active: boolean;
  onChoose: (row: Row, toMessage?: boolean) => void;
  /** Removes a recent search. */
  onRemove: ((query: string) => void) | undefined;
  labels: SearchPopoverLabels;
}

/** A row of the search. The field keeps the keyboard focus. */
export function SearchRow({ row, id, index, count, active, onChoose, onRemove, labels }: SearchRowProps) {
  return (
    <div className={styles.row} data-active={active || undefined}>
      {/* The field keeps the focus and handles the keys: this is its active descendant. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        role="option"
        id={id}
        aria-selected={active}
        aria-posinset={index + 1}
        aria-setsize={count}
        className={styles.option}
        onClick={() => onChoose(row)}
      >
        {row.kind === 'recent' && <RecentQuery query={row.query} />}
        {row.kind === 'person' && <Person person={row.person} labels={labels} />}
        {row.kind === 'own' && <OwnConversation conversation={row.conversation} />}
        {row.kind === 'department' && <Department department={row.department} labels={labels} />}
        {row.kind === 'group' && <Group group={row.group} labels={labels} />}
      </div>
      {row.kind === 'recent' && onRemove && (
        // For the pointer; by keyboard: Delete.
        <span className={styles.actions} aria-hidden>
          <IconButton
            tabIndex={-1}
            label={labels.removeRecent(row.query)}
            icon={<Icon glyph={X} />}
            onClick={() => onRemove(row.query)}
          />
        </span>
      )}
      {row.kind === 'person' && (
        // For the pointer; by keyboard: Ctrl+Enter, and the card has the same button.
        <span className={styles.actions} aria-hidden>
          <IconButton
            tabIndex={-1}
            label={labels.sendMessage(row.person.name)}
            icon={<Icon glyph={MessageCircle} />}
            onClick={() => onChoose(row, true)}
          />
        </span>
      )}
    </div>
  );
}

function RecentQuery({ query }: { query: string }) {
  return (
    <>
      <span className={styles.glyph}>
        <Icon glyph={History} />
      </span>
      <span className={styles.recent}>{query}</span>
    </>
  );
}

const rangesOf = (match: MatchView | undefined, field: MatchView['field']) =>
  match?.field === field ? match.ranges : undefined;

function Person({ person, labels }: { person: PersonHit; labels: SearchPopoverLabels }) {
  const { id, name, position, department, avatarUrl, match } = person;
  const reason =
    match?.text !== undefined &&
    (match.field === 'userId' || match.field === 'email' || match.field === 'phone')
      ? { word: labels.matchedField[match.field], text: match.text, ranges: match.ranges }
      : undefined;
  return (
    <>
      <Avatar userId={id} name={name} src={avatarUrl} size={40} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name} title={name}>
            <MarkedText text={name} ranges={rangesOf(match, 'name')} />
          </span>
          {position && (
            <span className={styles.detail}>
              <MarkedText text={position} ranges={rangesOf(match, 'position')} />
            </span>
          )}
        </span>
        <span className={styles.lines}>
          {department && <span className={styles.detail}>{department}</span>}
          {reason && (
            <span className={styles.reason}>
              <span className={styles.reasonWord}>{reason.word}</span>
              <bdi className={styles.member}>
                <MarkedText text={reason.text} ranges={reason.ranges} />
              </bdi>
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function OwnConversation({ conversation }: { conversation: OwnConversationHit }) {
  const { userId, name, avatarUrl, match } = conversation;
  return (
    <>
      <Avatar userId={userId} name={name} src={avatarUrl} size={40} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name} title={name}>
            <MarkedText text={name} ranges={rangesOf(match, 'name')} />
          </span>
        </span>
      </span>
    </>
  );
}

function Department({ department, labels }: { department: DepartmentHit; labels: SearchPopoverLabels }) {
  const { name, parents = [], people, match } = department;
  return (
    <>
      <span className={styles.departmentMark}>
        <Icon glyph={Network} size={20} />
      </span>
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name} title={name}>
            <MarkedText text={name} ranges={rangesOf(match, 'name')} />
          </span>
          {people !== undefined && <span className={styles.detail}>{labels.departmentPeople(people)}</span>}
        </span>
        {parents.length > 0 && (
          <span className={styles.line}>
            <span className={styles.detail}>{parents.join(' / ')}</span>
          </span>
        )}
      </span>
    </>
  );
}

function Group({ group, labels }: { group: GroupHit; labels: SearchPopoverLabels }) {
  const { id, name, kind, avatarUrl, members, match, matchedMembers = [] } = group;
  return (
    <>
      <GroupAvatar groupId={id} src={avatarUrl} members={members} size={40} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name} title={name}>
            <MarkedText text={name} ranges={rangesOf(match, 'name')} />
          </span>
          {kind !== 'group' && <Badge tone="neutral">{labels.groupKind[kind]}</Badge>}
        </span>
        {matchedMembers.length > 0 && (
          <span className={styles.line}>
            <span className={styles.reason}>
              <span className={styles.reasonWord}>{labels.matchedField.member}</span>
              {matchedMembers.map((member) => (
                <span key={member} className={styles.member}>
                  <MarkedText
                    text={member}
                    ranges={match?.text === member ? rangesOf(match, 'member') : undefined}
                  />
                </span>
              ))}
            </span>
          </span>
        )}
      </span>
    </>
  );
}
