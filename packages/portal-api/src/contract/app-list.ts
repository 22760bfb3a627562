import * as z from 'zod/mini';
import type { NameReadings } from '../rules/readings.ts';
import { endpoint } from './endpoint.ts';
import { applicationsExamples } from './examples/applications.ts';
import { envelope, flag, id } from './fields.ts';

/** How a name is read, so that it is found by pinyin, kana and romaji; see `NameReadings`. */
const readings = z.object({
  pinyin: z.optional(z.array(z.array(z.string()))),
  japanese: z.optional(z.array(z.object({ piece: z.string(), kana: z.string(), romaji: z.string() }))),
});

export const appLine = z.object({
  id,
  name: z.string(),
  /** Name of an icon, or the address of a picture: a `data:` address or a path of this portal, never another host (G31). */
  icon: z.string(),
  /** Where the application opens: https, http on this machine, or a path of this portal. */
  redirectUri: z.string(),
  /** The person has it among their own. */
  mine: flag,
  /** Absent where the name has no other reading than its letters. */
  readings: z.optional(readings),
});

/** A micro-application as the whole portal sees it. */
export interface App {
  id: string;
  name: string;
  icon: string;
  redirectUri: string;
  /** Among the person's own. */
  isOwn: boolean;
  /** How its name is read; absent where it has no other reading than its letters. */
  readings?: NameReadings | undefined;
}

export const app = z.pipe(
  appLine,
  z.transform(({ mine, ...line }): App => ({ ...line, isOwn: mine === 1 })),
);

/** Applications under one heading, in their order. */
export interface AppGroup {
  name: string;
  apps: App[];
}

const appGroup = z.pipe(
  z.object({ name: z.string(), appList: z.array(app) }),
  z.transform(({ name, appList }): AppGroup => ({ name, apps: appList })),
);

/** The list of applications: a part of its own, because the guard of every first page asks for it. */
export const appList = {
  /** Every application of the organisation, under headings. */
  list: endpoint({
    method: 'GET',
    path: '/co/mobile/microapp/list',
    access: 'session',
    input: z.object({ deviceType: z._default(z.literal('web'), 'web') }),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(appGroup) }),
      z.transform(({ result }) => result),
    ),
    examples: applicationsExamples.list,
    summary: 'Applications by group',
    source: 'specification 7, Workspace and applications; decision E17',
  }),
};
