import { clsx } from 'clsx/lite';
import { ChevronRight, Network } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import * as styles from './DepartmentList.css.ts';

/** One row. */
export interface ListedDepartment {
  id: string;
  name: string;
  /** Number of people in the department and below it. */
  people?: number | undefined;
}

export interface DepartmentListProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name. */
  'aria-label': string;
  departments: readonly ListedDepartment[];
  onOpen: (id: string) => void;
}

/** Subdepartments of the current department as rows, for places without room for the tree. */
export function DepartmentList({ departments, onOpen, className, ...rest }: DepartmentListProps) {
  return (
    <nav className={clsx(styles.root, className)} {...rest}>
      <ul role="list" className={styles.list}>
        {departments.map(({ id, name, people }) => (
          <li key={id} className={styles.item}>
            <button type="button" className={styles.row} onClick={() => onOpen(id)}>
              <Icon glyph={Network} size={20} className={styles.mark} />
              <span className={styles.name} title={name}>
                {name}
              </span>
              <span className={styles.people}>{people}</span>
              <DirectionalIcon glyph={ChevronRight} size={16} className={styles.way} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
