import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { count, envelope, fileBody, flagInput, id, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { seesPeople } from './permissions.ts';

const importKinds = ['added', 'changed', 'left'] as const;
const kind = z.enum(importKinds);

/** How many people and departments an import changes. */
const figures = {
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** People marked as having left. */
  left: z.int(),
};

/** A person whom an import changes. */
const importChange = z.object({
  kind,
  id,
  login: z.string(),
  name: z.string(),
  /** Fields that differ, by the file's columns. Several departments are joined by `;`. */
  fields: z.array(
    z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) }),
  ),
});

const edits = {
  method: 'POST',
  access: 'session',
  permissions: ['administration:people:edit'],
  body: 'json',
  source: 'decision 92',
} as const;

/** Staff files: CSV in UTF-8, UTF-16 or GB18030 whose first line names the columns, as `portal staff import` takes it. */
export const imports = {
  /**
   * Reads a staff file and returns what importing it would change; nothing is changed yet. `importId` is absent when
   * lines are bad. `tooManyMissing`: `removeMissing` would mark more than half of all people as left, which
   * `applyImport` does with `confirmed` only. A preview lasts a day. HTTP 413 above 32 MiB.
   */
  previewImport: endpoint({
    ...edits,
    body: 'file',
    largestBody: limits.staffFileBytes,
    path: '/co/administration/import/preview',
    input: z.object({ file: fileBody, removeMissing: z._default(flagInput, 0) }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({
          importId: z.optional(id),
          /** For `applyImport`: what this preview shows. */
          version: z.optional(z.string()),
          encoding: z.string(),
          rows: z.int(),
          ...figures,
          /** Paths of departments that are new. */
          departments: z.array(z.string()),
          /** The first bad lines, with reasons in the language of the request. */
          bad: z.array(z.object({ line: z.int(), reason: z.string() })),
          badLines: z.int(),
          tooManyMissing: z.boolean(),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Preview of an import',
  }),

  /** Returns a page of what an import would change, by user id. Error 1610: unknown import. */
  importChanges: endpoint({
    method: 'GET',
    access: 'session',
    permissions: ['administration:people:edit'],
    source: 'decision 92',
    path: '/co/administration/import/changes',
    names: { importId: 'value' },
    input: z.object({
      importId: id,
      kind: z.optional(kind),
      cursor: z.optional(text(limits.cursorLength)),
      size: count(1, limits.administrationPageMax, limits.administrationPage),
    }),
    output: z.object({
      ...envelope,
      changes: z.array(importChange),
      nextCursor: z.optional(z.string()),
    }),
    summary: 'What an import would change',
  }),

  /**
   * Applies an import: all of what its preview shows, or nothing. Errors: 1607 and 1608 it would mark the last
   * administrator or the caller as left, 1609 it changes people with rights that the caller does not have, 1610 unknown
   * import, 1612 something has changed since the preview, 1613 too many are missing, 1650 a directory service owns what
   * it changes.
   */
  applyImport: endpoint({
    ...edits,
    path: '/co/administration/import/apply',
    names: { importId: 'value' },
    input: z.object({ importId: id, version: text(limits.idLength), confirmed: z._default(flagInput, 0) }),
    output: z.pipe(
      z.object({
        ...envelope,
        /** `departments`: how many are new. */
        result: z.object({ ...figures, departments: z.int() }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Apply an import',
  }),

  /** Everyone who has not left, as a staff file: importing it changes nothing. */
  exportPeople: fileEndpoint({
    method: 'GET',
    path: '/co/administration/person/export',
    access: 'session',
    permissions: seesPeople,
    input: z.object({}),
    contentTypes: ['text/csv'],
    summary: 'Export people',
    source: 'decision 92',
  }),
};
