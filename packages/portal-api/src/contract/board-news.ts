import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { newsroomExamples } from './examples/newsroom.ts';
import { count, envelope, id, timestamp } from './fields.ts';
import { limits } from './limits.ts';
import { quietly } from './menus.ts';

const paged = {
  page: count(1, limits.newsroomPages, 1),
  size: count(1, limits.newsroomPageMax, limits.newsroomPage),
};

export const hotspot = z.object({
  id,
  title: z.string(),
  source: z.string(),
  /** How much it is talked about: any number, larger is more. */
  heat: z.number(),
  trend: z.enum(['up', 'down', 'flat']),
  time: timestamp,
  url: z.optional(z.string()),
});
export type Hotspot = z.output<typeof hotspot>;

/** Where a story stands: proposed, being written, waiting for its editor, sent back. */
export const storyStates = ['topic', 'draft', 'review', 'returned'] as const;

export const story = z.object({
  id,
  title: z.string(),
  status: z.enum(storyStates),
  /** The desk that it is for. */
  desk: z.string(),
  /** Name of who wrote it. */
  author: z.string(),
  updateTime: timestamp,
  deadline: z.optional(timestamp),
  url: z.optional(z.string()),
});
export type Story = z.output<typeof story>;

/** What the cards of the board show: a part of its own, because the first page does. */
export const boardNews = {
  /** What is talked about, most first. */
  hotspots: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/bscreen/uec/hotspot/om/cus',
    access: 'session',
    silentOn: quietly,
    input: z.object(paged),
    output: z.object({ ...envelope, result: z.array(hotspot), total: z.int() }),
    examples: newsroomExamples.hotspots,
    summary: 'Hotspots',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /** Stories that wait for the person: what is due first comes first. */
  todoStories: endpoint({
    method: 'GET',
    path: '/newsroom/zjcloud/browse/user/todo/edit/stories',
    access: 'session',
    silentOn: [500, ...quietly],
    input: z.object(paged),
    output: z.object({ ...envelope, result: z.array(story), total: z.int() }),
    examples: newsroomExamples.todoStories,
    summary: "The person's stories to edit",
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /** How many stories each desk has published in the last `days`, most first; the same count has the same rank. */
  ranking: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/bscreen/rhcb/docs/getDocCountRanking',
    access: 'session',
    silentOn: quietly,
    input: z.object({
      days: count(1, 366, 30),
      size: count(1, limits.newsroomPageMax, 10),
    }),
    output: z.object({
      ...envelope,
      result: z.array(z.object({ rank: z.int(), name: z.string(), count: z.int() })),
    }),
    examples: newsroomExamples.ranking,
    summary: 'Desks by published stories',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};
