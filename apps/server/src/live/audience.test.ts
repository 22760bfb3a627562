import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { type Audience, createAudience } from './audience.ts';

const conversationId = 'a-conversation';
const of = { tenantId: 'demo', conversationId: null, userIds: ['demo~ben'] };
const ofConversation = { tenantId: 'demo', conversationId, userIds: null };

type Look = PromiseWithResolvers<{ conversation_id: string; joined_seq: number }[]>;
/** Pending queries of people's conversations. */
let looks: Look[];
let audience: Audience<string>;
beforeEach(() => {
  looks = [];
  const tenant = () => {
    const look: Look = Promise.withResolvers();
    looks.push(look);
    return look.promise;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a database that it uses
  audience = createAudience({ tenant } as unknown as Database);
});

const enter = (stream: string) => audience.enter('demo', 'demo~ben', stream);
const leave = (stream: string) => audience.leave('demo', 'demo~ben', stream);
const found = [{ conversation_id: conversationId, joined_seq: 0 }];
const streamsOf = (event: typeof of | typeof ofConversation) =>
  [...audience.of(event)].map(({ streams }) => [...streams]);

it('a failed query after someone has left does not remove who has connected since', async () => {
  const first = enter('first');
  leave('first');
  const second = enter('second');
  looks[1]?.resolve(found);
  await second;
  looks[0]?.reject(new Error('the connection broke'));
  await expect(first).rejects.toThrow('broke');
  expect([streamsOf(of), streamsOf(ofConversation)]).toEqual([[['second']], [['second']]]);
});

it('someone who leaves during the query is removed with their conversations', async () => {
  const gone = enter('gone');
  leave('gone');
  looks[0]?.resolve(found);
  await gone;
  expect([streamsOf(of), streamsOf(ofConversation)]).toEqual([[], []]);
});
