import { TreeSelect, type TreeNode } from 'antd';
import { drive } from './drive.tsx';
import type { Organisation } from './organisation.ts';
import { Row } from './parts.tsx';

function treeOf({ people, departments }: Organisation): TreeNode[] {
  const nodes = new Map(
    departments.map(({ id, name }) => [
      id,
      { value: id, text: name, title: name, children: [] as TreeNode[] },
    ]),
  );
  const tops: TreeNode[] = [];
  for (const { id, parentId } of departments) {
    const node = nodes.get(id);
    if (node) (parentId === undefined ? tops : nodes.get(parentId)?.children)?.push(node);
  }
  for (const person of people) {
    const desk = nodes.get(person.departmentIds[0] ?? '');
    desk?.children.push({
      value: person.id,
      text: person.name,
      title: <Row person={person} />,
      isLeaf: true,
    });
  }
  return tops;
}

function AntdTreeSelect({ prepared, open }: { prepared: TreeNode[]; open: boolean }) {
  return (
    <TreeSelect
      open={open}
      style={{ width: 480 }}
      listHeight={560}
      showSearch
      multiple
      treeCheckable
      maxTagCount={5}
      treeData={prepared}
      treeNodeFilterProp="text"
      treeDefaultExpandedKeys={['d0', 'd0-0', 'd0-0-0']}
    />
  );
}

drive({
  prepare: treeOf,
  Picker: AntdTreeSelect,
  department: '.ant-select-tree-checkbox',
  chosen: '.ant-select-tree-checkbox-checked',
});
