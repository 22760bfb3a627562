import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as forward, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A simulated network. */
export interface Network {
  /** Minimum milliseconds from a request to the start of its response. */
  latency: number;
  /** Shared by all responses. Bytes per millisecond. */
  throughput: number;
}

/** Fast 4G, as in Chromium's DevTools. */
export const fast4G: Network = { latency: 165, throughput: ((9_000_000 / 8) * 0.9) / 1_000 };

/** Bytes per turn when responses share the bandwidth. */
const piece = 8_192;

/** Hop-by-hop headers. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'host'];

const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  );

/**
 * Forwards HTTP/2 requests of the browser to a local server, like the reverse proxy of an installation. The certificate
 * is created by `openssl` for this run.
 * @param work Receives the https origin.
 * @param network Simulated here, because throttling in the browser instruments every request.
 */
export async function withFront<T>(
  upstream: string,
  work: (origin: string) => Promise<T>,
  network?: Network,
): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const slow = network && slowedBy(network);
  const server = createSecureServer(certificate(), (request, response) =>
    pass(request, response, upstream, agent, slow?.()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    return await work(`https://127.0.0.1:${address.port}`);
  } finally {
    server.close();
    agent.destroy();
  }
}

function pass(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  upstream: string,
  agent: Agent,
  slowed?: Slowed,
): void {
  const { method, url } = request;
  const headers = { ...passed(request.headers), host: new URL(upstream).host };
  const begin = async (incoming: IncomingMessage) => {
    await slowed?.begins;
    if (response.stream?.destroyed) return;
    response.writeHead(incoming.statusCode ?? 502, passed(incoming.headers));
    if (slowed) await pipeline(incoming, slowed.body, response);
    else await pipeline(incoming, response);
  };
  const giveUp = () => response.stream?.close(constants.NGHTTP2_CANCEL);
  const onward = forward(new URL(url, upstream), { method, headers, agent }, (incoming) => {
    begin(incoming).catch(giveUp);
  });
  // A closed page aborts its requests, and so does a stopped server.
  onward.on('error', giveUp);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Throttling of one response. */
interface Slowed {
  begins: Promise<void>;
  body: (content: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
}

/** Returns a throttle for the response to a new request; all share one line. */
function slowedBy({ latency, throughput }: Network): () => Slowed {
  let free = 0;
  const sent = (bytes: number) => {
    free = Math.max(free, performance.now()) + bytes / throughput;
    return wait(Math.max(0, free - performance.now()));
  };
  // oxlint-disable no-await-in-loop -- one after the other is what it is for
  async function* body(contents: AsyncIterable<Buffer>) {
    for await (const content of contents) {
      for (let at = 0; at < content.length; at += piece) {
        const part = content.subarray(at, at + piece);
        await sent(part.length);
        yield part;
      }
    }
  }
  // oxlint-enable no-await-in-loop
  return () => ({ begins: wait(latency), body });
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const made = ['-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', ...made, ...curve], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
