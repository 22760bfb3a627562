import type { Command } from 'commander';
import * as z from 'zod/mini';
import { contract } from '@snap/portal-api/contract';
import { type ProviderChange, setIdentityProvider } from '../areas/administration/index.ts';
import { readProvider, type SignOnProvider } from '../areas/account/index.ts';
import { HttpRefusal, Refusal } from '../http/refusal.ts';
import { StartupError } from '../startup-error.ts';
import { codeKeyOf } from '../store/code-key.ts';
import type { Database, Tx } from '../store/database.ts';
import { openDataFolder } from '../store/embedded/data-folder.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';

interface Installation {
  store: { db: Database };
  data: string;
  databaseUrl: string | undefined;
}

const shape = contract.administration.setIdentityProvider.input;

/** `identity oidc set --tenant ID KEY=VALUE …`, `identity oidc show`, `identity oidc off`. */
export function registerIdentityCommands(program: Command, open: () => Promise<Installation>): void {
  const oidc = program
    .command('identity')
    .description('Sign-in by an identity provider')
    .command('oidc')
    .description('OpenID Connect provider of an organisation');
  oidc
    .command('set [settings...]')
    .description(
      `Changes settings: KEY=VALUE with one of ${keys().join(', ')}; roles=GROUP:ROLE,GROUP:ROLE; clientSecret=- reads it from standard input`,
    )
    .requiredOption('--tenant <id>', 'the organisation')
    .action(async (settings: string[], { tenant }: { tenant: string }) => {
      const change = await readChange(settings);
      show(
        await within(await open(), tenant, (tx, key) =>
          setIdentityProvider(tx, { tenantId: tenant }, change, key),
        ),
      );
    });
  oidc
    .command('show')
    .description('Shows the settings; of the secret, whether there is one')
    .requiredOption('--tenant <id>', 'the organisation')
    .action(async ({ tenant }: { tenant: string }) => {
      show(await within(await open(), tenant, (tx, key) => readProvider(tx, tenant, key)));
    });
  oidc
    .command('off')
    .description('Takes it off the sign-in page; the settings stay')
    .requiredOption('--tenant <id>', 'the organisation')
    .action(async ({ tenant }: { tenant: string }) => {
      const off = { enabled: false };
      show(
        await within(await open(), tenant, (tx, key) =>
          setIdentityProvider(tx, { tenantId: tenant }, off, key),
        ),
      );
    });
}

const keys = () => Object.keys(shape.shape);

async function readChange(pairs: readonly string[]): Promise<ProviderChange> {
  const given: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [name = '', text = ''] = pair.split(/=(.*)/s);
    if (!keys().includes(name) || !pair.includes('='))
      throw new StartupError(`"${pair}" sets nothing: write KEY=VALUE with one of ${keys().join(', ')}.`);
    // oxlint-disable-next-line no-await-in-loop -- read once
    given[name] = name === 'clientSecret' && text === '-' ? await readInput() : valueOf(name, text.trim());
  }
  const read = z.safeParse(shape, given);
  if (read.success) return read.data;
  const [name] = read.error.issues[0]?.path ?? [];
  throw new StartupError(`${String(name)} cannot have this value: see docs/operating.md.`);
}

/** As a line, so that the secret is neither in the history of the shell nor among the processes. */
async function readInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.trim();
}

function valueOf(name: string, text: string): unknown {
  if (name === 'roles')
    return text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.lastIndexOf(':');
        return { group: pair.slice(0, Math.max(0, at)).trim(), roleId: pair.slice(at + 1).trim() };
      });
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

async function within<T>(
  { store, data, databaseUrl }: Installation,
  tenantId: string,
  work: (tx: Tx, key: Buffer) => Promise<T>,
): Promise<T> {
  const missing = new StartupError(`There is no organisation ${tenantId}: see "tenant list".`);
  if (!tenantIdPattern.test(tenantId)) throw missing;
  const key = codeKeyOf(databaseUrl, openDataFolder(data).secrets);
  return store.db.tenant(tenantId, async (tx) => {
    const tenant = await tx
      .selectFrom('tenant')
      .select('tenant_id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    if (!tenant) throw missing;
    try {
      return await work(tx, key);
    } catch (error) {
      if (error instanceof Refusal) throw new StartupError('A role does not exist in this organisation.');
      if (error instanceof HttpRefusal)
        throw new StartupError(
          `${error.errors[0]?.field ?? 'A setting'} is missing: set issuer and clientId first.`,
        );
      throw error;
    }
  });
}

function show({ clientSecret, roles, ...provider }: SignOnProvider): void {
  const { configured: _configured, ...settings } = provider;
  const lines = {
    ...settings,
    roles: roles.map(({ group, roleId }) => `${group}:${roleId}`).join(','),
    clientSecret: clientSecret === undefined ? 'none' : 'set',
  };
  for (const [name, value] of Object.entries(lines)) process.stdout.write(`${name}=${String(value)}\n`);
}
