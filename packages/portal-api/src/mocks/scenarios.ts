import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { accountMocks } from './account.ts';
import { applicationMocks } from './applications.ts';
import { collectionMocks } from './collection.ts';
import { directoryMocks } from './directory.ts';
import { diskMocks } from './disk.ts';
import { eventMocks } from './events.ts';
import { friendMocks } from './friends.ts';
import { groupMocks } from './groups.ts';
import { messageMocks } from './messages.ts';
import { MockRefusal, refuse } from './mock.ts';
import { newsroomMocks } from './newsroom.ts';
import { mockPeople } from './people.ts';
import { settingsMocks } from './settings.ts';
import { workspaceMocks } from './workspace.ts';
import { MockWorld } from './world.ts';

/**
 * Handlers by area, so that a story replaces one and keeps the rest: `{ ...scenarios.normal(), directory: [mock(…)] }`.
 * The order counts: `before` comes first, `unmocked` last.
 */
export interface MockHandlers {
  /** What a scenario does to every call. */
  before: HttpHandler[];
  account: HttpHandler[];
  directory: HttpHandler[];
  friends: HttpHandler[];
  groups: HttpHandler[];
  messages: HttpHandler[];
  settings: HttpHandler[];
  applications: HttpHandler[];
  workspace: HttpHandler[];
  newsroom: HttpHandler[];
  disk: HttpHandler[];
  collection: HttpHandler[];
  events: HttpHandler[];
  /** Calls that nobody mocked fail: a test must not pass on an answer that it did not ask for. */
  unmocked: HttpHandler[];
}

/** Where the calls of the portal begin (specification, section 7). */
const callPaths = [
  'co',
  'snap-app-im',
  'snap-engine-file',
  'newsbdzh',
  'newsroom',
  'openapi',
  'ssologin',
  'common',
];

/** The handlers of a world, all areas. */
export function mockHandlers(world: MockWorld, before: HttpHandler[] = []): MockHandlers {
  return {
    before,
    account: accountMocks(world),
    directory: directoryMocks(world),
    friends: friendMocks(world),
    groups: groupMocks(world),
    messages: messageMocks(world),
    settings: settingsMocks(world),
    applications: applicationMocks(world),
    workspace: workspaceMocks(world),
    newsroom: newsroomMocks(world),
    disk: diskMocks(world),
    collection: collectionMocks(world),
    events: eventMocks(world),
    unmocked: everyCall(({ request }) => {
      console.error(`No mock answers ${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
  };
}

function everyCall(resolver: Parameters<typeof http.all>[1]): HttpHandler[] {
  return callPaths.map((path) => http.all(`*/${path}/*`, resolver));
}

/** A few conversations of `demo~lina`, two of them unread. */
const conversations = [
  { from: 'demo~tanaka', to: { type: 'user', id: 'demo~lina' }, text: '写真を送りました。' },
  { from: 'demo~lina', to: { type: 'user', id: 'demo~garcia' }, text: '¿Cuándo llega el texto?' },
  { from: 'demo~zhangwei', to: { type: 'user', id: 'demo~lina' }, text: '稿子改好了，请看一下。' },
  { from: 'demo~zhangwei', to: { type: 'user', id: 'demo~lina' }, text: '标题还可以再短一点。' },
] as const;

const normalWorld = () => new MockWorld({ messages: conversations });

/** Named situations for stories, tests and the demo build. Each call makes a world of its own. */
export const scenarios = {
  /** Everything answers; `demo~lina` is signed in with `mockToken`. */
  normal: () => mockHandlers(normalWorld()),
  /** A new colleague: nobody else to find, nothing to read. */
  empty: () =>
    mockHandlers(
      new MockWorld({ people: mockPeople.filter(({ userId }) => userId === 'demo~lina'), groups: [] }),
    ),
  /** Every call is answered 500. */
  failed: () =>
    mockHandlers(
      normalWorld(),
      everyCall(() => refuse(new MockRefusal(codes.internal, 500))),
    ),
  /** Every call is answered, after a time in milliseconds. */
  slow: (time = 2_000) =>
    mockHandlers(
      normalWorld(),
      everyCall(() => delay(time)),
    ),
  /** No call gets through. */
  offline: () =>
    mockHandlers(
      normalWorld(),
      everyCall(() => HttpResponse.error()),
    ),
  /** The session has ended: every call that needs one is answered 401. */
  signedOut: () => mockHandlers(new MockWorld({ messages: conversations, signedIn: false })),
};
export type ScenarioName = keyof typeof scenarios;

/** All handlers of a scenario in their order, for `setupServer` and `setupWorker`. */
export function listHandlers(handlers: MockHandlers): HttpHandler[] {
  return Object.values(handlers).flat();
}
