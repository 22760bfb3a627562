import { enableCompileCache } from 'node:module';
import { type Config, readConfig } from './config.ts';
import type { RunningServer } from './run-server.ts';
import { StartupError } from './startup-error.ts';

/** Exit status for a temporary error (EX_TEMPFAIL): `npm start` then restarts a server that had been running. */
const triesAgain = 75;

// A closed terminal or a full file must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Messages for people go to standard error: standard output is for the log. */
const say = (line: string) => void process.stderr.write(`${line}\n`);

function announce(server: RunningServer, { demo, logFile }: Config) {
  const { address, demoAccounts, portalIsBuilt } = server;
  say(`The portal is at ${address} (started in ${(process.uptime() * 1_000).toFixed(0)} ms)`);
  if (!portalIsBuilt) say('Its pages are not built yet: run "npm run build", then start again.');
  if (demoAccounts.userIds.length > 0) {
    say(`Demo accounts: ${demoAccounts.userIds.map((id) => id.replace(/^demo~/, '')).join(', ')}`);
    say(
      demoAccounts.passwordFits
        ? `Their password: ${demo.password}`
        : 'They have the password they were made with.',
    );
  }
  if (logFile !== undefined) say(`Log: ${logFile}`);
  say('Ctrl-C stops it.');
}

/** Stops once, on a signal or when the parent process is gone. */
function stopOnRequest(server: RunningServer, stopTracing = () => Promise.resolve()) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      // A collector that is away must not keep the server from stopping well.
      () => stopTracing().finally(() => process.exit(0)),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.send) process.on('disconnect', stop);
}

function fail(error: unknown): never {
  process.stderr.write(
    `${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(error instanceof StartupError && error.passing ? triesAgain : 1);
}

// Enables Node's compile cache, which must precede the imports of the modules.
enableCompileCache();

try {
  const { startTracing } = await import('./tracing.ts');
  const stopTracing = await startTracing(process.env);
  const { runServer } = await import('./run-server.ts');
  const config = readConfig(process.env, process.stdout.isTTY);
  const server = await runServer(config, say);
  stopOnRequest(server, stopTracing);
  process.send?.('running');
  announce(server, config);
} catch (error) {
  fail(error);
}
