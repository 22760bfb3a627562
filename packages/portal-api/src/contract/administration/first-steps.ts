import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, envelope, flagInput } from '../fields.ts';

/** What a new organisation does on its first day, in the order of a list. */
export const firstSteps = [
  'people',
  'administrators',
  'roles',
  'menu',
  'signIn',
  'backup',
  'colleague',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The list of the first day. */
export const firstStepCalls = {
  /**
   * Returns the steps with their state, which is read from what the organisation has: its people, a second
   * administrator, a given role, an arranged menu, an identity provider or a rule for passwords, a backup, and a colleague
   * who has signed in. The step of the backup is for those who operate the installation (decision 110).
   */
  firstSteps: endpoint({
    method: 'GET',
    path: '/co/administration/first-step/list',
    access: 'session',
    permissions: ['administration:health:view'],
    input: z.object({}),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.array(
          z.object({
            id: z.enum(firstSteps),
            done: z.boolean(),
            /** Somebody has decided that it needs no more attention. */
            putAway: z.boolean(),
          }),
        ),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Steps of the first day',
    source: 'decision 111',
  }),

  /** Puts a step away for all administrators of the organisation, or brings it back; idempotent. */
  putFirstStepAway: endpoint({
    method: 'POST',
    path: '/co/administration/first-step/put-away',
    access: 'session',
    permissions: ['administration:people:edit'],
    body: 'json',
    input: z.object({ step: z.enum(firstSteps), putAway: flagInput }),
    output: emptyResponse,
    summary: 'Put a step of the first day away',
    source: 'decision 111',
  }),
};
