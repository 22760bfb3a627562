import { codes, contract } from '@snap/portal-api/contract';
import type { NameMatch } from '@snap/portal-api/rules';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LocalizedActor } from '../../actor.ts';
import { fileRoute, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { exportStaff } from '../../staff/export-staff.ts';
import {
  hashPassword,
  providerAddresses,
  readProvider,
  readSessions,
  testProvider,
} from '../account/index.ts';
import { matched } from '../directory/index.ts';
import { knownPermissions, readRights } from '../newsroom/index.ts';
import { auditRoutes } from './audit-routes.ts';
import { backUp } from './commands/back-up.ts';
import {
  endSessions,
  handOver,
  makePassword,
  resetPassword,
  resetSecondFactor,
  setPersonState,
} from './commands/accounts.ts';
import { setDepartmentLeaders } from './commands/department-leaders.ts';
import { addDepartment, moveDepartment, removeDepartment, renameDepartment } from './commands/departments.ts';
import { applyImport, previewImport, requireImport } from './commands/imports.ts';
import { putFirstStepAway } from './commands/first-steps.ts';
import { setIdentityProvider } from './commands/identity-provider.ts';
import { setMenu } from './commands/menu.ts';
import { giveRole, takeRole } from './commands/roles.ts';
import { addPerson, changePerson } from './commands/write-person.ts';
import { addRole, changeRoleFields, removeRole } from './commands/write-role.ts';
import { administrationRights } from './queries/access.ts';
import { readFirstSteps } from './queries/first-steps.ts';
import { type HealthServices, readHealth } from './queries/health.ts';
import { pageOfChanges } from './queries/import-changes.ts';
import { readDepartments } from './queries/departments.ts';
import { pagesInLanguage, readMenu } from './queries/menu.ts';
import { pageByMatch, pageByName } from './queries/people-page.ts';
import { findPersonRows, personLines } from './queries/people.ts';
import { readPerson, requirePerson } from './queries/person.ts';
import { readRoles } from './queries/roles.ts';
import { presentProvider } from './queries/identity-provider.ts';
import { readViewOfPerson } from './queries/view-of-person.ts';
import { recordChange } from './record-change.ts';

const { administration } = contract;
const done = { code: codes.ok };

/** The calls of contract area `administration`. The permissions of each are checked before its handler runs. */
export function administrationRoutes(services: Pick<Services, 'searchIndexes'> & HealthServices): Route[] {
  const { database } = services;
  return [
    route(administration.access, async ({ actor }) => ({
      code: codes.ok,
      permissions: await database.tenant(actor.tenantId, async (tx) =>
        administrationRights(await readRights(tx, actor)),
      ),
    })),
    ...departmentRoutes(services),
    ...peopleRoutes(services),
    ...personRoutes(services),
    ...accountRoutes(services),
    ...importRoutes(services),
    ...roleRoutes(services),
    ...identityRoutes(services),
    ...auditRoutes(services),
    ...menuRoutes(services),
    route(administration.health, async ({ actor }) => ({
      code: codes.ok,
      result: await readHealth(services, actor),
    })),
    route(administration.firstSteps, async ({ actor }) => ({
      code: codes.ok,
      result: await readFirstSteps(services, actor),
    })),
    route(administration.putFirstStepAway, async ({ actor, input: { step, putAway } }) => {
      await database.tenant(actor.tenantId, (tx) =>
        putFirstStepAway(tx, actor, { step, putAway: putAway === 1 }),
      );
      return done;
    }),
    route(administration.backUp, async ({ actor }) => {
      await backUp(services, actor);
      return done;
    }),
  ];
}

function departmentRoutes({ database }: Pick<Services, 'database'>): Route[] {
  return [
    route(administration.departments, async ({ actor: { tenantId } }) => ({
      code: codes.ok,
      ...(await database.tenant(tenantId, (tx) => readDepartments(tx, tenantId))),
    })),
    route(administration.addDepartment, async ({ actor, input }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => addDepartment(tx, actor, input)),
    })),
    route(administration.renameDepartment, async ({ actor, input }) => {
      await database.tenant(actor.tenantId, (tx) => renameDepartment(tx, actor, input));
      return done;
    }),
    route(administration.moveDepartment, async ({ actor, input }) => {
      await database.tenant(actor.tenantId, (tx) => moveDepartment(tx, actor, input));
      return done;
    }),
    route(administration.removeDepartment, async ({ actor, input: { departmentId } }) => {
      await database.tenant(actor.tenantId, (tx) => removeDepartment(tx, actor, departmentId));
      return done;
    }),
    route(administration.setDepartmentLeaders, async ({ actor, input }) => {
      await database.tenant(actor.tenantId, (tx) => setDepartmentLeaders(tx, actor, input));
      return done;
    }),
  ];
}

function peopleRoutes({ database, searchIndexes }: Pick<Services, 'database' | 'searchIndexes'>): Route[] {
  return [
    route(administration.people, async ({ actor, input: { query = '', cursor, size, ...filter } }) => {
      const { tenantId } = actor;
      const index = query.trim() === '' ? undefined : await searchIndexes.of(tenantId);
      const page = await database.tenant(tenantId, async (tx) => {
        const range = { cursor, size };
        const {
          userIds,
          matches = new Map<string, NameMatch>(),
          ...rest
        } = index === undefined
          ? { ...(await pageByName(tx, tenantId, filter, range)), matches: undefined }
          : await pageByMatch(tx, actor, index, { ...filter, query }, range);
        const lines = await personLines(tx, tenantId, await findPersonRows(tx, tenantId, userIds));
        const people = lines.map((line) => {
          const match = matches.get(line.id);
          return match ? { ...line, match: matched(match) } : line;
        });
        return { people, ...rest };
      });
      return { code: codes.ok, ...page };
    }),
  ];
}

/** Calls on one person's fields. */
function personRoutes({ database }: Pick<Services, 'database'>): Route[] {
  return [
    route(administration.person, async ({ actor, input: { personId } }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => readPerson(tx, actor, personId)),
    })),
    route(administration.addPerson, async ({ actor, input }) => {
      const password = makePassword();
      const hash = await hashPassword(password);
      const person = await database.tenant(actor.tenantId, async (tx) =>
        readPerson(tx, actor, await addPerson(tx, actor, input, hash)),
      );
      return { code: codes.ok, result: { person, password } };
    }),
    route(administration.changePerson, async ({ actor, input }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, async (tx) => {
        await changePerson(tx, actor, input);
        return readPerson(tx, actor, input.personId);
      }),
    })),
    route(administration.handOver, async ({ actor, input }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => handOver(tx, actor, input)),
    })),
  ];
}

/** Calls on one person's account. */
function accountRoutes({ database }: Pick<Services, 'database'>): Route[] {
  return [
    route(administration.setPersonState, async ({ actor, input }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, async (tx) => {
        await setPersonState(tx, actor, input);
        return readPerson(tx, actor, input.personId);
      }),
    })),
    route(administration.resetPassword, async ({ actor, input: { personId } }) => {
      const password = makePassword();
      const hash = await hashPassword(password);
      await database.tenant(actor.tenantId, (tx) => resetPassword(tx, actor, personId, hash));
      return { code: codes.ok, result: { password } };
    }),
    route(administration.resetSecondFactor, async ({ actor, input: { personId } }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, async (tx) => {
        await resetSecondFactor(tx, actor, personId);
        return readPerson(tx, actor, personId);
      }),
    })),
    route(administration.sessions, async ({ actor, input: { personId } }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, async (tx) => {
        await requirePerson(tx, actor.tenantId, personId);
        return readSessions(tx, actor, personId);
      }),
    })),
    route(administration.endSessions, async ({ actor, input }) => ({
      code: codes.ok,
      result: { ended: await database.tenant(actor.tenantId, (tx) => endSessions(tx, actor, input)) },
    })),
  ];
}

function roleRoutes({ database }: Pick<Services, 'database'>): Route[] {
  return [
    route(administration.roles, async ({ actor }) => ({
      code: codes.ok,
      roles: await database.tenant(actor.tenantId, (tx) => readRoles(tx, actor)),
    })),
    route(administration.permissions, ({ actor: { language } }) =>
      Promise.resolve({ code: codes.ok, result: knownPermissions(language) }),
    ),
    route(administration.addRole, async ({ actor, input }) => ({
      code: codes.ok,
      result: { id: await database.tenant(actor.tenantId, (tx) => addRole(tx, actor, input)) },
    })),
    route(administration.changeRole, async ({ actor, input }) => {
      await database.tenant(actor.tenantId, (tx) => changeRoleFields(tx, actor, input));
      return done;
    }),
    route(administration.removeRole, async ({ actor, input: { roleId, confirmed } }) => {
      await database.tenant(actor.tenantId, (tx) =>
        removeRole(tx, actor, { roleId, confirmed: confirmed === 1 }),
      );
      return done;
    }),
    route(administration.giveRole, async ({ actor, input }) => {
      await database.tenant(actor.tenantId, (tx) => giveRole(tx, actor, input));
      return done;
    }),
    route(administration.takeRole, async ({ actor, input }) => {
      await database.tenant(actor.tenantId, (tx) => takeRole(tx, actor, input));
      return done;
    }),
  ];
}

function identityRoutes({ database, settings }: Pick<Services, 'database' | 'settings'>): Route[] {
  const key = settings.codeKey;
  return [
    route(administration.identityProvider, async ({ actor: { tenantId }, request }) => {
      const provider = await database.tenant(tenantId, (tx) => readProvider(tx, tenantId, key));
      return { code: codes.ok, result: presentProvider(provider, providerAddresses(request, tenantId)) };
    }),
    route(administration.setIdentityProvider, async ({ actor, input, request }) => {
      const { tenantId } = actor;
      const provider = await database.tenant(tenantId, (tx) => setIdentityProvider(tx, actor, input, key));
      return { code: codes.ok, result: presentProvider(provider, providerAddresses(request, tenantId)) };
    }),
    route(administration.testIdentityProvider, async ({ actor: { tenantId }, request }) => {
      const provider = await database.tenant(tenantId, (tx) => readProvider(tx, tenantId, key));
      // Outside any transaction: a slow provider must not hold a database connection.
      const { redirectUri } = providerAddresses(request, tenantId);
      return { code: codes.ok, result: await testProvider(provider, redirectUri) };
    }),
  ];
}

function menuRoutes({ database, settings }: Pick<Services, 'database' | 'settings'>): Route[] {
  const fromUpstream = settings.upstreams.newsbdzh !== undefined;
  const menuFor = async (tx: Tx, { tenantId, language }: LocalizedActor) => ({
    code: codes.ok,
    result: { ...(await readMenu(tx, tenantId)), fromUpstream, pages: pagesInLanguage(language) },
  });
  return [
    route(administration.menu, ({ actor }) => database.tenant(actor.tenantId, (tx) => menuFor(tx, actor))),
    route(administration.setMenu, ({ actor, input }) =>
      database.tenant(actor.tenantId, async (tx) => {
        await setMenu(tx, actor, input);
        return menuFor(tx, actor);
      }),
    ),
    route(administration.viewOfPerson, async ({ actor, input: { personId } }) => ({
      code: codes.ok,
      result: {
        ...(await database.tenant(actor.tenantId, (tx) => readViewOfPerson(tx, actor, personId))),
        fromUpstream,
      },
    })),
  ];
}

function importRoutes({ database }: Pick<Services, 'database'>): Route[] {
  return [
    route(administration.previewImport, async ({ actor, input: { file, removeMissing } }) => {
      const bytes = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
      const preview = { bytes, removeMissing: removeMissing === 1 };
      return { code: codes.ok, result: await previewImport(database, actor, preview) };
    }),
    route(administration.importChanges, async ({ actor, input: { importId, ...page } }) => ({
      code: codes.ok,
      ...(await database.tenant(actor.tenantId, async (tx) =>
        pageOfChanges(tx, await requireImport(tx, actor, importId), page),
      )),
    })),
    route(administration.applyImport, async ({ actor, input }) => ({
      code: codes.ok,
      result: await applyImport(database, actor, { ...input, force: input.confirmed === 1 }),
    })),
    fileRoute(administration.exportPeople, async ({ actor }) => {
      const { tenantId } = actor;
      await database.tenant(tenantId, (tx) => recordChange(tx, actor, { action: 'people-exported' }));
      return {
        type: 'text/csv; charset=utf-8',
        filename: `${tenantId}.csv`,
        cache: 'no-store',
        open: () => streamed(database, tenantId),
      };
    }),
  ];
}

/** A staff file, read from the database as fast as the client takes it. The mark makes spreadsheets read it as UTF-8. */
function streamed(database: Services['database'], tenantId: string): Readable {
  const stream = new PassThrough();
  let begun = false;
  const write = async (tx: Tx) => {
    const lines = exportStaff(tx, tenantId);
    // The second one is of the database: until there the export can begin again on another server.
    const first = [await lines.next(), await lines.next()];
    begun = true;
    await pipeline(async function* () {
      yield '\uFEFF';
      for (const { value } of first) if (value !== undefined) yield value;
      yield* lines;
    }, stream);
  };
  database
    .read(tenantId, write, () => !begun)
    .catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined));
  return stream;
}
