import { accountExamples } from './account/examples.ts';
import { administrationExamples } from './administration/examples.ts';
import { applicationsExamples } from './applications/examples.ts';
import { collectionExamples } from './collection/examples.ts';
import { directoryExamples } from './directory/examples.ts';
import { diskExamples } from './disk/examples.ts';
import { friendsExamples } from './friends/examples.ts';
import { groupsExamples } from './groups/examples.ts';
import { messagesExamples } from './messages/examples.ts';
import { newsroomExamples } from './newsroom/examples.ts';
import { settingsExamples } from './settings/examples.ts';
import { workspaceExamples } from './workspace/examples.ts';
import type { Example, ExamplesOf } from './endpoint.ts';
import type { Contract } from './index.ts';

/** An example of every call. The client needs none of them, so they are no part of the table that pages load. */
export const examples: { readonly [Area in keyof Contract]: ExamplesOf<Contract[Area]> } = {
  account: accountExamples,
  directory: directoryExamples,
  friends: friendsExamples,
  groups: groupsExamples,
  messages: messagesExamples,
  settings: settingsExamples,
  applications: applicationsExamples,
  workspace: workspaceExamples,
  newsroom: newsroomExamples,
  disk: diskExamples,
  collection: collectionExamples,
  administration: administrationExamples,
};

/** The example of a call, by its area and its name. */
export function exampleOf(area: string, name: string): Example {
  const known: Readonly<Record<string, Readonly<Record<string, Example>>>> = examples;
  const example = known[area]?.[name];
  if (!example) throw new Error(`${area}.${name} has no example`);
  return example;
}
