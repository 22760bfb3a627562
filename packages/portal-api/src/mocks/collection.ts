import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { collection } from '../contract/collection.ts';
import { isBlank } from '../rules/blank.ts';
import { fold } from '../rules/normalise.ts';
import { captureMock, favouriteWire, keyOf } from './collection-sources.ts';
import type { MockFavourite } from './collection-state.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

const done = { code: codes.ok };

/** Favourites and their tags. */
export function collectionMocks(world: MockWorld): HttpHandler[] {
  const { identify, favourites } = world;
  const tell = (userId: string) => world.publish(userId, { type: 'collection' });
  const answer = (favourite: MockFavourite) => ({
    code: codes.ok,
    result: favouriteWire(world, favourite),
  });
  const replaceTag = (userId: string, tag: string, newTag?: string) => {
    for (const favourite of favourites.of(userId)) {
      favourite.tags = [...new Set(favourite.tags.flatMap((each) => (each === tag ? (newTag ?? []) : each)))];
    }
    tell(userId);
    return done;
  };

  return [
    mock(
      collection.add,
      (input, { userId }) => {
        const key = keyOf(input);
        const earlier = favourites.of(userId).find((favourite) => favourite.key === key);
        if (earlier) return answer(earlier);
        const added = favourites.add(userId, key, captureMock(world, userId, input));
        tell(userId);
        return answer(added);
      },
      identify,
    ),
    mock(
      collection.remove,
      ({ collectId }, { userId }) => {
        if (favourites.all.some((kept) => kept.ownerId === userId && kept.collectId === collectId)) {
          favourites.remove(favourites.own(userId, collectId));
          tell(userId);
        }
        return done;
      },
      identify,
    ),
    mock(
      collection.tag,
      ({ collectId, tags }, { userId }) => {
        const favourite = favourites.own(userId, collectId);
        favourite.tags = tags;
        tell(userId);
        return answer(favourite);
      },
      identify,
    ),
    mock(
      collection.edit,
      ({ collectId, text }, { userId }) => {
        const favourite = favourites.own(userId, collectId);
        if (favourite.kind !== 'note') throw new MockRefusal(codes.notANote);
        if (isBlank(text)) throw new MockRefusal(codes.noteEmpty);
        Object.assign(favourite, { text, title: text.trim().split('\n')[0], updateTime: Date.now() });
        tell(userId);
        return answer(favourite);
      },
      identify,
    ),
    mock(
      collection.list,
      ({ kind, q, tag, page, size }, { userId }) => {
        const words = fold(q).split(/\s+/).filter(Boolean);
        const found = favourites.of(userId).filter((favourite) => {
          const { title, text, tags } = favouriteWire(world, favourite);
          const folded = fold([title, text, ...tags].join('\n'));
          return (
            (kind === undefined || favourite.kind === kind) &&
            (tag === undefined || tags.includes(tag)) &&
            words.every((word) => folded.includes(word))
          );
        });
        const shown = found.slice((page - 1) * size, page * size);
        return {
          code: codes.ok,
          list: shown.map((favourite) => favouriteWire(world, favourite)),
          total: found.length,
        };
      },
      identify,
    ),
    mock(
      collection.tags,
      (_, { userId }) => {
        const own = favourites.of(userId).flatMap(({ tags }) => tags);
        const result = [...Map.groupBy(own, (tag) => tag)]
          .map(([tag, all]) => ({ tag, count: all.length }))
          .toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
        return { code: codes.ok, result };
      },
      identify,
    ),
    mock(collection.renameTag, ({ tag, newTag }, { userId }) => replaceTag(userId, tag, newTag), identify),
    mock(collection.removeTag, ({ tag }, { userId }) => replaceTag(userId, tag), identify),
  ];
}
