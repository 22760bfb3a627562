import { ArrowUpToLine, Plus, X } from 'lucide';
import { useState } from 'react';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { OrgNode } from '../../../people/OrgTree/index.ts';
import { DepartmentPicker } from '../../DepartmentTree/index.ts';
import * as styles from '../PersonSheet.css.ts';
import type { Membership, PersonSheetLabels } from '../types.ts';

interface DepartmentsFieldProps {
  /** The main one first. */
  value: readonly Membership[];
  problem: string | undefined;
  nodes: readonly OrgNode[];
  /** Undefined: read-only. */
  onValueChange: ((value: readonly Membership[]) => void) | undefined;
  labels: PersonSheetLabels;
}

/** The departments of a person: which is the main one, and which of them the person leads. */
export function DepartmentsField({ value, problem, nodes, onValueChange, labels }: DepartmentsFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const without = (id: string) => value.filter((one) => one.id !== id);
  return (
    <section className={styles.section} aria-label={labels.fields.departments}>
      <h3 className={styles.heading}>{labels.fields.departments}</h3>
      {value.length === 0 ? (
        <p className={styles.note}>{labels.noDepartments}</p>
      ) : (
        <ul role="list" className={styles.rows}>
          {value.map(({ id, leader }, index) => {
            const path = pathOf(nodes, id) ?? [id];
            const name = path.at(-1) ?? id;
            return (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.name} title={name}>
                    {name}
                  </span>
                  {path.length > 1 && <span className={styles.note}>{path.slice(0, -1).join(' / ')}</span>}
                </span>
                {index === 0 && <Badge tone="soft">{labels.main}</Badge>}
                <Checkbox
                  label={labels.leader}
                  checked={leader}
                  disabled={onValueChange === undefined}
                  onCheckedChange={(checked) =>
                    onValueChange?.(value.map((one) => (one.id === id ? { id, leader: checked } : one)))
                  }
                />
                {onValueChange && index > 0 && (
                  <IconButton
                    label={labels.makeMain(name)}
                    icon={<Icon glyph={ArrowUpToLine} />}
                    onClick={() => onValueChange([{ id, leader }, ...without(id)])}
                  />
                )}
                {onValueChange && (
                  <IconButton
                    label={labels.removeDepartment(name)}
                    icon={<Icon glyph={X} />}
                    onClick={() => onValueChange(without(id))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {onValueChange && (
        <div className={styles.actions}>
          <Button size="small" icon={<Icon glyph={Plus} />} onClick={() => setChoosing(true)}>
            {labels.addDepartment}
          </Button>
        </div>
      )}
      {choosing && (
        <DepartmentPicker
          open
          onOpenChange={setChoosing}
          title={labels.addDepartment}
          nodes={nodes}
          refusedIds={value.map(({ id }) => id)}
          onSubmit={(id) => {
            if (id !== undefined) onValueChange?.([...value, { id, leader: false }]);
            setChoosing(false);
          }}
          labels={labels.picker}
        />
      )}
    </section>
  );
}

/** Names from the top to a department; undefined when it is not in the tree. */
function pathOf(nodes: readonly OrgNode[], id: string): string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node.name];
    const below = pathOf(node.children ?? [], id);
    if (below) return [node.name, ...below];
  }
  return undefined;
}
