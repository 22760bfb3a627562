import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { CopyButton } from './CopyButton.tsx';
import { departmentPath, positionsOf, visibilityOf, type PersonFieldName } from './person-fields.ts';
import type { PersonCardLabels, PersonCardView } from './types.ts';
import * as styles from './PersonFields.css.ts';

export interface PersonFieldsProps {
  person: PersonCardView;
  /** Values that colleagues do not see show too, with a mark. */
  asOwner: boolean;
  labels: PersonCardLabels;
}

/** A number as a `tel:` address takes it. */
const dialled = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** The rows of the card, always in the same order. */
export function PersonFields({ person, asOwner, labels }: PersonFieldsProps) {
  const { gender, mobile, telephone, email, introduction, departments } = person;
  const positions = positionsOf(person);
  const row = (field: PersonFieldName, value: ReactNode, copied?: string) => (
    <PersonField
      key={field}
      name={labels[field]}
      visibility={visibilityOf(field, person, asOwner)}
      copied={copied}
      labels={labels}
    >
      {value}
    </PersonField>
  );
  return (
    <dl className={styles.fields}>
      {row('gender', gender && labels.genders[gender])}
      {row('position', lines(positions))}
      {row('mobile', mobile && <PhoneLink number={mobile} />, mobile)}
      {row('telephone', telephone && <PhoneLink number={telephone} />, telephone)}
      {row(
        'email',
        email && (
          <a className={styles.link} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            {email}
          </a>
        ),
        email,
      )}
      {row('introduction', introduction)}
      {row('department', lines(departments.map(departmentPath)))}
    </dl>
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length === 0
    ? undefined
    : texts.map((text) => (
        <span key={text} className={styles.valueLine}>
          {text}
        </span>
      ));
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.link} href={dialled(number)} dir="ltr">
      {number}
    </a>
  );
}

interface PersonFieldProps {
  name: string;
  visibility: ReturnType<typeof visibilityOf>;
  copied: string | undefined;
  labels: PersonCardLabels;
  children: ReactNode;
}

function PersonField({ name, visibility, copied, labels, children }: PersonFieldProps) {
  const given = children !== undefined && children !== '';
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
