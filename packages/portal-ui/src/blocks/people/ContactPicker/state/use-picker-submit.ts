import { useState } from 'react';
import type { DepartmentPeople } from '../source/contact-source.ts';
import { chosenDepartments, type ContactSelection } from './selection.ts';
import type { ContactChoice, ContactPickerOptions, PickerRefusal } from '../types.ts';
import { useRequest } from '../source/use-request.ts';

export interface PickerSubmitOptions {
  options: ContactPickerOptions;
  selection: ContactSelection;
  /** Displayed count. */
  count: number;
  counted: number;
  setRefusal: (refusal: PickerRefusal | undefined) => void;
}

/** Submits a choice that satisfies the rules. Fetches the members of all chosen departments in one request (decision D9). */
export function usePickerSubmit({ options, selection, count, counted, setRefusal }: PickerSubmitOptions) {
  const [asking, setAsking] = useState(false);
  const requestRef = useRequest();

  async function submit() {
    if (asking || options.submission?.status === 'pending') return;
    const { source, rules: { max, min = 0 } = {}, onSubmit } = options;
    const departments = chosenDepartments(selection);
    if (selection.chosen.size === 0) return setRefusal({ type: 'nothing' });
    let people: DepartmentPeople | undefined;
    if (departments.length > 0 && source.everyone) {
      const { signal } = (requestRef.current = new AbortController());
      setAsking(true);
      try {
        people = await source.everyone(
          departments.map(({ id }) => id),
          signal,
        );
      } catch {
        if (!signal.aborted) setRefusal({ type: 'failed' });
        return;
      } finally {
        if (!signal.aborted) setAsking(false);
      }
      if (signal.aborted) return;
    }
    const choice = choiceOf(selection, people, options.self?.id, count - counted);
    const total = choice.count + counted;
    if (max !== undefined && total > max) return setRefusal({ type: 'tooMany', count: total, limit: max });
    if (choice.count === 0) return setRefusal({ type: 'nothing' });
    if (total < min) return setRefusal({ type: 'min', limit: min });
    setRefusal(undefined);
    onSubmit?.(choice);
  }

  return { submit: () => void submit(), asking };
}

/** @param estimate Count as far as it is known without asking. */
export function choiceOf(
  selection: ContactSelection,
  inDepartments: DepartmentPeople | undefined,
  selfId: string | undefined,
  estimate: number,
): ContactChoice {
  const chosen = [...selection.chosen.values()];
  const people = chosen.filter((contact) => contact.type === 'person');
  const groups = chosen.filter((contact) => contact.type === 'group');
  const departments = chosen.filter((contact) => contact.type === 'department');
  const excludedIds = [...selection.excluded.values()].map(({ id }) => id);
  const choice = { people, groups, departments, excludedIds };
  if (departments.length > 0 && inDepartments?.ids === undefined) {
    return { ...choice, count: Math.max(estimate, (inDepartments?.total ?? 0) - excludedIds.length) };
  }
  const ids = new Set(inDepartments?.ids);
  for (const id of excludedIds) ids.delete(id);
  for (const { id } of people) ids.add(id);
  if (selfId !== undefined) ids.delete(selfId);
  return { ...choice, personIds: [...ids], count: ids.size + groups.length };
}
