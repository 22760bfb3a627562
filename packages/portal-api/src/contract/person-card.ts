import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { directoryExamples } from './examples/directory.ts';
import { envelope, flagInput, id, text } from './fields.ts';
import { limits } from './limits.ts';
import { personDetail } from './people.ts';

/** Pictures are stored as WebP; initials are drawn. */
export const avatarTypes = ['image/webp', 'image/svg+xml'];

/** One person's card and picture: a part of its own, because the guard of every first page asks for the person's own. */
export const personCard = {
  /**
   * One person's card. Hidden fields are absent (A19); an unknown id is code 1101. With `preview`, one's own card comes
   * as a colleague sees it.
   */
  obtainUser: endpoint({
    method: 'GET',
    path: '/co/mobile/user/obtain',
    access: 'session',
    names: { userId: 'person' },
    input: z.object({ userId: id, preview: z.optional(flagInput) }),
    output: z.pipe(
      z.object({ ...envelope, result: personDetail }),
      z.transform(({ result }) => result),
    ),
    examples: directoryExamples.obtainUser,
    summary: "A person's details",
    source: 'specification 7, Auth and user; decisions A18, A19',
  }),

  /**
   * The picture of a colleague; initials on a colour of their own for who has none. With `temp`, the picture's version,
   * a browser keeps it for good (D11). An unknown id is HTTP 404.
   */
  userAvatar: fileEndpoint({
    method: 'GET',
    path: '/snap-engine-file/avatar/user/{userId}/large',
    access: 'media',
    whileForced: true,
    names: { userId: 'person' },
    input: z.object({ userId: id, temp: z.optional(text(limits.idLength)) }),
    contentTypes: avatarTypes,
    examples: directoryExamples.userAvatar,
    summary: "A person's picture",
    source: 'specification 7, Auth and user; decision D11',
  }),
};
