import {
  boardNews as boardCalls,
  menus as menuCalls,
  newsroom as calls,
} from '../contract/newsroom/calls.ts';
import { worded, wordedResult } from './worded.ts';

/** Permissions and menus. */
export const menus = {
  permissions: wordedResult(menuCalls.permissions, ({ result }) => result),
  menus: wordedResult(menuCalls.menus, ({ result }) => result),
};

/** Data of the board's cards. */
export const boardNews = {
  hotspots: wordedResult(boardCalls.hotspots, ({ result, total }) => ({ hotspots: result, total })),
  todoStories: wordedResult(boardCalls.todoStories, ({ result, total }) => ({ stories: result, total })),
  ranking: wordedResult(boardCalls.ranking, ({ result }) => result),
};

export const newsroom = {
  ...calls,
  ...menus,
  ...boardNews,
  proposeTopic: wordedResult(calls.proposeTopic, ({ result }) => result),
  closeTopic: worded(calls.closeTopic, (given: { id: string; closed: boolean }) => given),
  codeList: wordedResult(calls.codeList, ({ result }) => result),
  weaverUser: wordedResult(calls.weaverUser, ({ result }) => result),
  createScreen: wordedResult(calls.createScreen, ({ result }) => result),
};
