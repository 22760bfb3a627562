import '@snap/portal-ui/org-tree/styles.css';
import { OrgTree, type OrgNode } from '@snap/portal-ui/org-tree';
import { orgTree } from '@snap/portal-ui/org-tree/labels/en';
import { useState } from 'react';

// A department without `children` is loaded when it is opened.
const initialNodes: OrgNode[] = [
  {
    id: 'newsroom',
    name: 'Newsroom',
    count: 77,
    children: [
      { id: 'politics', name: 'Politics', count: 46, children: [] },
      { id: 'video', name: 'Video', count: 31, children: [] },
    ],
  },
  { id: 'archive', name: 'Archive', count: 4 },
];

export function Departments() {
  const [nodes, setNodes] = useState(initialNodes);
  const [currentId, setCurrentId] = useState('video');
  return (
    <OrgTree
      style={{ blockSize: 320, inlineSize: 300 }}
      nodes={nodes}
      currentId={currentId}
      onCurrentIdChange={setCurrentId}
      defaultExpandedIds={['newsroom']}
      onLoadChildren={(id) =>
        setNodes(nodes.map((node) => (node.id === id ? { ...node, children: [] } : node)))
      }
      labels={orgTree}
    />
  );
}
