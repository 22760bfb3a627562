import type { ReactNode } from 'react';
import type { LanguageCode } from '../blocks/shell/Preferences/index.ts';
import type { Labels } from '../labels/types.ts';

/** Stories of a block as `file/export`, such as `States/Loading`. `Files` maps the name of each file to the type of its module. */
export type StoriesOf<Files> = {
  [File in keyof Files & string]: `${File}/${Exclude<keyof Files[File] & string, 'default'>}`;
}[keyof Files & string];

export interface Part {
  name: string;
  does: string;
  /** CSS selector in the story: the page numbers the first match. Absent: the part is not on screen in this story. */
  at?: string | undefined;
}

export interface KeyRow {
  /** Where the focus is. Absent: anywhere in the block. */
  where?: string | undefined;
  /** Alternatives, each named as by `KeyboardEvent.key`; with modifiers as `Ctrl+Enter`. */
  keys: readonly string[];
  does: string;
}

export interface Example {
  text: string;
  /** Rendered below the text. */
  shows?: ReactNode;
}

/**
 * Content of a block's page in Storybook. `Story`: names of the block's stories. The page's code is `<Name>.example.tsx`, which is
 * also a story of `Examples.stories.tsx`.
 */
export interface BlockPage<Story extends string = string> {
  /** What the block is for, in one or two sentences. */
  purpose: string;
  /** Cases in which another component is the better choice. */
  instead: readonly { when: string; use: string }[];
  anatomy: { story: Story; parts: readonly Part[] };
  /** The states to look at first. All stories follow at the end of the page. */
  states: readonly { story: Story; shows: string }[];
  /** Keys. `story` presses all of them; without it, the browser or a primitive handles them. */
  keyboard: readonly (KeyRow & { story?: Story | undefined })[];
  accessibility: {
    /** Roles and accessible names of the parts. */
    roles: readonly { part: string; role: string; name: string }[];
    /** What a screen reader announces without a change of focus. */
    announced: readonly string[];
    notes?: readonly string[] | undefined;
  };
  content: {
    rules: readonly string[];
    /** What differs in a language. */
    languages: Record<LanguageCode, string>;
    /** Texts of the packs, by what they are. */
    texts: (labels: Labels) => Record<string, string>;
  };
  rules: readonly { right: Example; wrong: Example }[];
}
