import type { ReactNode } from 'react';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { CopyButton } from './CopyButton.tsx';
import { departmentPath, positionsOf, visibilityOf, type PersonFieldName } from '../state/person-fields.ts';
import type { PersonView } from '../../../shared/views.ts';
import type { DepartmentView, PersonCardLabels, PersonCardVariant, PersonCardView } from '../types.ts';
import * as styles from './PersonFields.css.ts';

export interface PersonFieldsProps {
  person: PersonCardView;
  /** Shows values that colleagues do not see, with a mark. */
  asOwner: boolean;
  /** Leaves out rows without a value. */
  omitEmpty: boolean;
  /** `compact`: only contact details and department. */
  variant: PersonCardVariant;
  onOpenPerson: ((person: PersonView) => void) | undefined;
  labels: PersonCardLabels;
}

/** The rows of the card, in a fixed order. */
export function PersonFields({
  person,
  asOwner,
  omitEmpty,
  variant,
  onOpenPerson,
  labels,
}: PersonFieldsProps) {
  const { gender, mobile, telephone, email, introduction, departments } = person;
  const domain = (email ?? '').indexOf('@') + 1;
  const positions = positionsOf(person);
  const whole = variant === 'full';
  const row = (field: PersonFieldName, value: ReactNode, copied?: string) => (
    <PersonField
      key={field}
      name={labels[field]}
      visibility={visibilityOf(field, person, asOwner)}
      copied={copied}
      omitEmpty={omitEmpty}
      labels={labels}
    >
      {value}
    </PersonField>
  );
  return (
    <dl className={styles.fields}>
      {whole && row('gender', gender && labels.genders[gender])}
      {whole &&
        row(
          'position',
          positions.length > 0 &&
            positions.map((position) => (
              <span key={position} className={styles.valueLine}>
                {position}
              </span>
            )),
        )}
      {row('mobile', mobile && <PhoneLink number={mobile} />, mobile)}
      {row('telephone', telephone && <PhoneLink number={telephone} />, telephone)}
      {row(
        'email',
        email && (
          <a className={styles.link} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            {/* Break opportunity of a long value. */}
            {email.slice(0, domain)}
            <wbr />
            {email.slice(domain)}
          </a>
        ),
        email,
      )}
      {whole && row('introduction', introduction)}
      {row(
        'department',
        departments.length > 0 &&
          departments.map((department) => (
            <DepartmentLine
              key={departmentPath(department)}
              department={department}
              onOpenPerson={whole ? onOpenPerson : undefined}
              labels={labels}
            />
          )),
      )}
    </dl>
  );
}

interface DepartmentLineProps {
  department: DepartmentView;
  onOpenPerson: ((person: PersonView) => void) | undefined;
  labels: PersonCardLabels;
}

/** A department with its leaders, whose cards can be opened. */
function DepartmentLine({ department, onOpenPerson, labels }: DepartmentLineProps) {
  const { leaders = [] } = department;
  return (
    <span className={styles.valueLine}>
      <bdi>{departmentPath(department)}</bdi>
      {onOpenPerson && leaders.length > 0 && (
        <span className={styles.leaders}>
          {labels.leaders}
          {leaders.map((leader) => (
            <button
              key={leader.id}
              type="button"
              className={styles.leader}
              data-person={leader.id}
              onClick={() => onOpenPerson(leader)}
            >
              <bdi>{leader.name}</bdi>
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.link} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
      {number}
    </a>
  );
}

interface PersonFieldProps {
  name: string;
  visibility: ReturnType<typeof visibilityOf>;
  copied: string | undefined;
  omitEmpty: boolean;
  labels: PersonCardLabels;
  children: ReactNode;
}

function PersonField({ name, visibility, copied, omitEmpty, labels, children }: PersonFieldProps) {
  const given = children !== undefined && children !== '' && children !== false;
  if (omitEmpty && !given && visibility !== 'hidden') return null;
  return (
    <div className={styles.field}>
      <dt className={styles.fieldName}>{name}</dt>
      <dd className={styles.value}>
        {visibility === 'hidden' ? (
          <span className={styles.absent}>{labels.notPublic}</span>
        ) : (
          <>
            <span className={styles.text}>
              {given ? (
                children
              ) : (
                <span className={styles.absent}>
                  <span aria-hidden>—</span>
                  <span className={visuallyHidden}>{labels.notGiven}</span>
                </span>
              )}
            </span>
            {visibility === 'marked' && <Badge tone="neutral">{labels.notPublic}</Badge>}
            {copied !== undefined && <CopyButton text={copied} field={name} labels={labels} />}
          </>
        )}
      </dd>
    </div>
  );
}
