import { useState } from 'react';
import type { OrgNode } from '../../people/OrgTree/index.ts';
import { dropPlace, idsWithin, locate, stepPlace, type DropPart, type Located } from './department-places.ts';
import type { OpenMenu } from './parts/DepartmentMenu.tsx';
import type { DepartmentEditing, DepartmentPlace, DepartmentTreeLabels } from './types.ts';

/** The name that is being written: of a new department, or of one that is renamed. */
type Naming = { parentId: string | undefined; id?: undefined } | { id: string };

interface EditingOptions {
  nodes: readonly OrgNode[];
  editing: DepartmentEditing | undefined;
  setExpanded: (id: string, expanded: boolean) => void;
  announce: (text: string) => void;
  labels: DepartmentTreeLabels;
}

/** What is open in the tree: a name field, a menu, a dialog; and what each does. */
export function useDepartmentEditing({ nodes, editing, setExpanded, announce, labels }: EditingOptions) {
  const [naming, setNaming] = useState<Naming>();
  const [problem, setProblem] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [dialog, setDialog] = useState<{ kind: 'move' | 'remove'; located: Located }>();

  function startNaming(next: Naming) {
    setProblem(undefined);
    setNaming(next);
    if (next.id === undefined && next.parentId !== undefined) setExpanded(next.parentId, true);
  }

  /** Returns whether the field closes. */
  function endNaming(name: string | undefined): boolean {
    if (!naming) return true;
    const before = naming.id === undefined ? '' : locate(nodes, naming.id)?.node.name;
    const changed = name !== undefined && name !== '' && name !== before;
    // The field stays open, with the reason.
    if (changed && editing?.checkName(name) !== undefined) return false;
    setNaming(undefined);
    setProblem(undefined);
    if (changed && naming.id === undefined) editing?.onAdd(name, naming.parentId);
    else if (changed && naming.id !== undefined) editing?.onRename(naming.id, name);
    return true;
  }

  function move({ node }: Located, place: DepartmentPlace | undefined) {
    if (!place) return;
    editing?.onMove(node.id, place);
    if (place.parentId !== undefined) setExpanded(place.parentId, true);
    announce(labels.moved(node.name));
  }

  return {
    naming,
    problem,
    menu,
    dialog,
    startNaming,
    endNaming,
    checkTyped: (name: string) => setProblem(name === '' ? undefined : editing?.checkName(name)),
    openMenu: (id: string, opener: HTMLElement, at: OpenMenu['at']) => {
      const located = locate(nodes, id);
      if (located && editing) setMenu({ located, opener, at });
    },
    closeMenu: () => setMenu(undefined),
    ask: (kind: 'move' | 'remove', located: Located) => setDialog({ kind, located }),
    closeDialog: () => setDialog(undefined),
    move,
    step: (id: string, step: -1 | 1) => {
      const located = locate(nodes, id);
      if (located) move(located, stepPlace(located, step));
    },
    /** Not into itself or into what is below it. */
    accepts: (draggedId: string, id: string) => {
      const dragged = locate(nodes, draggedId);
      return dragged !== undefined && !idsWithin(dragged.node).includes(id);
    },
    drop: (draggedId: string, id: string, part: DropPart) => {
      const dragged = locate(nodes, draggedId);
      const target = locate(nodes, id);
      if (!dragged || !target) return;
      const place = dropPlace(target, part);
      // Before the one that it is before already.
      const { parentId, siblings, index } = dragged;
      const stays =
        part !== 'into' &&
        place.parentId === parentId &&
        (place.beforeId === draggedId || place.beforeId === siblings[index + 1]?.id);
      if (!stays) move(dragged, place);
    },
  };
}
