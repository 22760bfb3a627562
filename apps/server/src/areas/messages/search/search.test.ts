import { readFileSync } from 'node:fs';
import { messages } from '@snap/portal-api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, sendMessage } from '../../../testing/messaging-instance.ts';
import { type MessagingInstance, startMessagingInstance } from '../../../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { parseMessageId } from '../conversation-id.ts';
import { createMessageIndexer, type MessageIndexer } from './indexer.ts';
import { matcherOf, queryTerms, termsOf } from './terms.ts';

const shown = { tenantId: 't', conversationId: 'c', sender: 's', kind: 'text' };

/** Whether the index names a text for a search, and whether the matcher takes it. */
const found = (msg: string, q: string) => {
  const terms = new Set(termsOf({ ...shown, msg }));
  return [queryTerms(q).every((term) => terms.has(term)), matcherOf(q)({ msg })];
};

describe('the terms of a text', () => {
  const alphabet = fc.constantFrom(...'ab上海东京ｱカé 1'.split(''));
  const text = fc.string({ unit: alphabet, maxLength: 12 });

  it('hold the terms of every part of it that is searched', () => {
    fc.assert(
      fc.property(text, text, text, (before, part, after) => {
        const msg = before + part + after;
        const terms = new Set(termsOf({ ...shown, msg }));
        // A part may begin within a character that folds to several, or after a mark: then the matcher decides.
        fc.pre(matcherOf(part)({ msg }));
        expect(queryTerms(part).filter((term) => !terms.has(term))).toEqual([]);
      }),
    );
  });

  it('find what the matcher finds, and need not be right about the rest', () => {
    expect(found('我家在上海东边', '上海')).toEqual([true, true]);
    expect(found('我家在上海东边', '海上')).toEqual([false, false]);
    expect(found('ＡＢＣ Straße', 'strasse abc')).toEqual([true, true]);
    expect(found('abcab cabc', 'abcabc')).toEqual([true, false]);
  });
});

describe('the index', () => {
  let database: TestDatabase;
  let instance: MessagingInstance;
  let indexer: MessageIndexer;
  let ann: TestSession;
  let ben: TestSession;
  beforeAll(async () => {
    database = await createTestDatabase();
    const ids = await addOrganisation(database, 'demo', ['ann', 'ben']);
    [ann, ben] = await Promise.all([
      openSession(database, ids[0] ?? ''),
      openSession(database, ids[1] ?? ''),
    ]);
    instance = await startMessagingInstance(database, [ann, ben]);
    indexer = createMessageIndexer({
      database,
      live: instance.live,
      onError: (error) => instance.errors.push(error),
    });
  });
  afterAll(async () => {
    await indexer.close();
    await instance.close();
    await database.close();
  });

  const send = (msg: string) => sendMessage(instance.url, ann, { type: 'user', id: ben.userId }, { msg });
  const find = async (q: string) => {
    const { body } = await call(instance.url, ben, messages.search, { q });
    return messages.search.output.parse(body).list.map(({ message }) => message.text);
  };
  const indexed = () =>
    database.tenant('demo', async (tx) => {
      const rows = await tx.selectFrom('message_gram').select('seq').execute();
      return rows.map(({ seq }) => seq).toSorted((a, b) => a - b);
    });

  it('finds the same before, while and after a message comes into it, and follows what becomes of it', async () => {
    const first = await send('会议改到上海举行');
    expect(await find('上海')).toEqual(['会议改到上海举行']);
    await indexer.warm();
    await indexer.settled();
    expect(await indexed()).toEqual([first.seq]);
    expect(await find('上海')).toEqual(['会议改到上海举行']);
    const second = await send('上海见');
    expect(await find('上海')).toEqual(['上海见', '会议改到上海举行']);
    await call(instance.url, ann, messages.edit, { messageId: first.id, msg: '会议改到北京举行' });
    expect(await find('上海')).toEqual(['上海见']);
    expect(await find('北京')).toEqual(['会议改到北京举行']);
    await call(instance.url, ann, messages.recall, { messageId: second.id });
    await indexer.warm();
    await indexer.settled();
    expect(await indexed()).toEqual([first.seq]);
    expect(await find('上海')).toEqual([]);
    expect(instance.errors).toEqual([]);
  });

  it('takes up the announcements that were there before it knew them, beside what it has', async () => {
    const last = await send('before the deadline');
    const conversationId = parseMessageId(last.id)?.conversationId ?? '';
    const seq = last.seq + 1;
    const text = '今晚十点截稿';
    const system = {
      type: 'announcement',
      actorId: ann.userId,
      actorName: 'ann',
      people: [],
      peopleCount: 0,
      text,
    };
    await database.tenant('demo', async (tx) => {
      await sql`
        INSERT INTO message (tenant_id, conversation_id, seq, sender, client_msg_id, msg, kind, sent_at, extras)
        VALUES ('demo', ${conversationId}, ${seq}, ${ann.userId}, 'old', ${`ann发布了群公告：${text}`}, 'system',
          now(), ${JSON.stringify({ system })}::jsonb)
      `.execute(tx);
      await tx
        .updateTable('conversation')
        .set({ last_seq: seq })
        .where('conversation_id', '=', conversationId)
        .execute();
    });
    await send('after the deadline');
    await indexer.warm();
    await indexer.settled();
    await database.tenant('demo', (tx) => tx.deleteFrom('message_gram').where('seq', '=', seq).execute());
    const both = ['after the deadline', 'before the deadline'];
    const findAll = async () => [await find('截稿'), await find('the deadline')];
    expect(await findAll()).toEqual([[], both]);
    const migration = new URL('../../../store/migrations/0200-search-announcements.sql', import.meta.url);
    await database.system(async (tx) => sql.raw(readFileSync(migration, 'utf8')).execute(tx));
    const all = [[expect.stringContaining(text)], both];
    expect(await findAll()).toEqual(all);
    await indexer.warm();
    await indexer.settled();
    expect(await indexed()).toContain(seq);
    expect(await findAll()).toEqual(all);
    // A system message's own wording is in one language for all readers.
    expect(await find('发布了群公告')).toEqual([]);
    expect(instance.errors).toEqual([]);
  });

  it('finds every fitting message once, however many it names that do not fit', async () => {
    const annId = ann.userId;
    const last = await send('the last before');
    const conversationId = parseMessageId(last.id)?.conversationId ?? '';
    // All of them contain the word's grams, and many were sent at the same moment; only a few contain the word.
    const rows = Array.from({ length: 1_500 }, (_, n) => ({
      seq: last.seq + 1 + n,
      msg: n % 100 === 0 ? `abcabc ${n}` : 'abcab cabc',
      minute: Math.floor(n / 450),
    }));
    await database.tenant('demo', async (tx) => {
      await sql`
        INSERT INTO message (tenant_id, conversation_id, seq, sender, client_msg_id, msg, sent_at)
        SELECT 'demo', ${conversationId}, seq, ${annId}, 'many-' || seq, msg,
          timestamptz '2026-01-01 00:00:00.123456+00' + make_interval(mins => minute)
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (seq int, msg text, minute int)
      `.execute(tx);
      await tx
        .updateTable('conversation')
        .set({ last_seq: last.seq + rows.length })
        .where('conversation_id', '=', conversationId)
        .execute();
    });
    await indexer.warm();
    await indexer.settled();
    expect(await find('abcabc')).toEqual(
      rows
        .filter(({ msg }) => msg !== 'abcab cabc')
        .map(({ msg }) => msg)
        .toReversed(),
    );
  });
});
