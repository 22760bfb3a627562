import { codes } from '../contract/codes.ts';
import type { FavouriteWire } from '../contract/collection.ts';
import { MockRefusal } from './mock.ts';

/** A favourite of somebody, as it was kept. */
export interface MockFavourite extends FavouriteWire {
  ownerId: string;
  /** What names the source for good. */
  key: string;
}

/** What the people of a mocked world keep, the last kept first. */
export class MockCollection {
  readonly all: MockFavourite[] = [];
  #made = 0;

  of(ownerId: string): MockFavourite[] {
    return this.all.filter((favourite) => favourite.ownerId === ownerId);
  }

  /** Keeps a source once. */
  add(
    ownerId: string,
    key: string,
    fields: Omit<FavouriteWire, 'collectId' | 'createTime' | 'updateTime' | 'sourceRemoved'>,
  ): MockFavourite {
    this.#made += 1;
    const now = Date.now();
    const favourite: MockFavourite = {
      ...fields,
      collectId: `c-${this.#made}`,
      ownerId,
      key,
      createTime: now,
      updateTime: now,
      sourceRemoved: 0,
    };
    this.all.unshift(favourite);
    return favourite;
  }

  /** The owner's favourite; another's is as one that is not there (G37). */
  own(ownerId: string, collectId: string): MockFavourite {
    const found = this.all.find((kept) => kept.ownerId === ownerId && kept.collectId === collectId);
    if (found === undefined) throw new MockRefusal(codes.unknownFavourite);
    return found;
  }

  remove(favourite: MockFavourite): void {
    this.all.splice(this.all.indexOf(favourite), 1);
  }
}
