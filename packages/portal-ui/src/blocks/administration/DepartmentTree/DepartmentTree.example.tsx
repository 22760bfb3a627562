import '@snap/portal-ui/department-tree/styles.css';
import { DepartmentTree, type DepartmentEditing } from '@snap/portal-ui/department-tree';
import { departmentTree } from '@snap/portal-ui/department-tree/labels/en';
import { useState } from 'react';

const nodes = [
  {
    id: 'newsroom',
    name: 'Newsroom',
    count: 46,
    children: [{ id: 'politics', name: 'Politics', count: 46, children: [] }],
  },
  { id: 'archive', name: 'Archive', count: 0, children: [] },
];

// Each calls the server, and fetches the departments again.
const editing: DepartmentEditing = {
  onAdd: (name, parentId) => console.log('add', name, parentId),
  onRename: (id, name) => console.log('rename', id, name),
  onMove: (id, place) => console.log('move', id, place),
  onRemove: (id) => console.log('remove', id),
  onLeaders: (id) => console.log('choose the leaders of', id),
  checkName: (name) => (name.length > 50 ? 'At most 50 characters.' : undefined),
};

export function DepartmentEditor() {
  const [currentId, setCurrentId] = useState('politics');
  return (
    <DepartmentTree
      style={{ blockSize: 360, inlineSize: 300 }}
      nodes={nodes}
      currentId={currentId}
      onCurrentIdChange={setCurrentId}
      editing={editing}
      labels={departmentTree}
    />
  );
}
