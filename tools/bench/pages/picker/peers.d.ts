// Minimal types of the peers: the packages are installed only while the bench runs.

declare module 'antd' {
  import type { CSSProperties, ReactNode } from 'react';

  export interface TreeNode {
    value: string;
    /** The searched text. */
    text: string;
    title: ReactNode;
    isLeaf?: boolean;
    children?: TreeNode[];
  }
  export function TreeSelect(props: {
    open: boolean;
    style: CSSProperties;
    listHeight: number;
    showSearch: boolean;
    multiple: boolean;
    treeCheckable: boolean;
    maxTagCount: number;
    treeData: TreeNode[];
    treeNodeFilterProp: string;
    treeDefaultExpandedKeys: string[];
  }): ReactNode;
}

declare module 'react-aria-components' {
  import type { CSSProperties, ReactNode } from 'react';

  export type Key = string | number;
  export type Selection = 'all' | ReadonlySet<Key>;
  export const ListLayout: object;
  export function Virtualizer(props: {
    layout: object;
    layoutOptions: { rowHeight: number };
    children: ReactNode;
  }): ReactNode;
  export function ListBox<T>(props: {
    'aria-label': string;
    style: CSSProperties;
    selectionMode: 'multiple';
    selectedKeys: Selection;
    onSelectionChange: (selection: Selection) => void;
    items: readonly T[];
    children: (item: T) => ReactNode;
  }): ReactNode;
  export function ListBoxItem(props: { id: Key; textValue: string; children: ReactNode }): ReactNode;
  export function SearchField(props: {
    'aria-label': string;
    value: string;
    onChange: (value: string) => void;
    children: ReactNode;
  }): ReactNode;
  export function Input(): ReactNode;
}

declare module 'react-select' {
  import type { ReactNode } from 'react';

  export default function Select<T>(props: {
    isMulti: boolean;
    menuIsOpen: boolean;
    maxMenuHeight: number;
    hideSelectedOptions: boolean;
    controlShouldRenderValue: boolean;
    options: readonly T[];
    value: readonly T[];
    onChange: (value: readonly T[]) => void;
    getOptionValue: (option: T) => string;
    getOptionLabel: (option: T) => string;
    formatOptionLabel: (option: T) => ReactNode;
  }): ReactNode;
}

declare module 'cmdk' {
  import type { CSSProperties, ReactNode } from 'react';

  interface Command {
    (props: { filter: (value: string, search: string) => number; children: ReactNode }): ReactNode;
    Input: () => ReactNode;
    List: (props: { style: CSSProperties; children: ReactNode }) => ReactNode;
    Item: (props: { value: string; style: CSSProperties; children: ReactNode }) => ReactNode;
  }
  export const Command: Command;
}

declare module '@fluentui/react-components' {
  import type { ChangeEvent, ReactNode } from 'react';

  export const webLightTheme: object;
  export function FluentProvider(props: { theme: object; children: ReactNode }): ReactNode;
  export function TagPicker(props: {
    open: boolean;
    selectedOptions: string[];
    onOptionSelect: (event: unknown, data: { selectedOptions: string[] }) => void;
    children: [ReactNode, ReactNode];
  }): ReactNode;
  export function TagPickerControl(props: { children: ReactNode }): ReactNode;
  export function TagPickerInput(props: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  }): ReactNode;
  export function TagPickerList(props: { children: ReactNode }): ReactNode;
  export function TagPickerOption(props: { value: string; text: string; children: ReactNode }): ReactNode;
}
