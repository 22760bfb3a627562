import { expectTypeOf, it } from 'vitest';
import type { PortalApi } from '../client/create-portal-api.ts';
import type { PortalEvent } from '../contract/events.ts';

// Checked by the compiler: `npm run typecheck` fails at each exposed wire name, and names it.

/** Names of the specification and the envelope, which only the contract may use. */
type WireName =
  | ('result' | 'data' | 'list' | 'msg' | 'errcode' | 'errmsg' | 'params' | 'q' | 'temp' | 'cap')
  | ('pos' | 'dept' | 'parentDept' | `dept${'Id' | 'Ids' | 'Infos'}` | 'avatar' | 'introduce' | 'friendId')
  | ('starFriend' | 'friendSwitch' | 'groupName' | 'notice' | 'force' | 'top' | 'mute' | 'mention' | 'ids')
  | ('filename' | 'isDirectory' | 'sizeInBytes' | 'pathId' | 'user1' | 'user2' | 'uid' | 'uids')
  | ('appid' | 'collectId' | 'smsCode' | 'checkCode' | 'checkCodeId' | 'deviceType' | 'notifyStatus')
  | (`hide${'' | 'Mobile' | 'Tags'}` | `pwd${string}` | `${string}Pwd` | `${string}_${string}`);

/** A number or a digit string that stands for something else, or a union of number and string. */
type WireValue<T> =
  | (T extends number ? (number extends T ? never : T) : never)
  | (T extends `${number}` ? T : never)
  | ([Extract<T, string>] extends [never] ? never : Extract<T, number>);

type Leaf = string | number | boolean | null | undefined | Blob | Uint8Array | Response;

/** Path of each wire name or value in a type: `api.disk.detail.gives.path.filename`. */
type WireIn<T, At extends string, Above = never> = T extends Leaf | Above
  ? never
  : T extends readonly (infer Item)[]
    ? WireIn<Item, At, Above>
    : {
        [Name in keyof T & string]-?: string extends Name
          ? never
          : | (Name extends WireName ? `${At}.${Name}` : never)
            | ([WireValue<T[Name]>] extends [never] ? never : `${At}.${Name}`)
            | WireIn<T[Name], `${At}.${Name}`, Above | T>;
      }[keyof T & string];

type InWords<Call> = Call extends (input: infer Given, ...rest: never[]) => Promise<infer Result>
  ? { takes: Given; gives: Result }
  : never;

type Areas = Omit<PortalApi, 'client'>;
/** All calls, such as `disk.list`, and all live events. */
type Face =
  | { event: PortalEvent }
  | {
      [Area in keyof Areas]: {
        [Name in keyof Areas[Area] & string as `${Area}.${Name}`]: InWords<Areas[Area][Name]>;
      };
    }[keyof Areas];

/** What the compiler reports for each exposed name. */
type Advice<Path extends string> =
  `${Path} has a name or value of the specification: map it with worded() in packages/portal-api/src/areas`;

it('the typed client and its events expose no wire names or values', () => {
  expectTypeOf<never>().toEqualTypeOf<Advice<WireIn<Face, 'api'>>>();
});

it('the check finds names, flags, numbers and digit strings at any depth', () => {
  type Call = (input: {
    q: string;
    starred: 0 | 1;
  }) => Promise<{ items: { type: '1' | '2'; code: string | number }[] }>;
  type Found = 'call.takes.q' | 'call.takes.starred' | 'call.gives.items.type' | 'call.gives.items.code';
  expectTypeOf<WireIn<InWords<Call>, 'call'>>().toEqualTypeOf<Found>();
});
