import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as forward, type IncomingHttpHeaders } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What belongs to one connection and not to the message. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'host'];

const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  );

/**
 * Speaks HTTP/2 to the browser and passes everything on to a server on this machine, as the proxy in front of an
 * installation does. Its certificate is made by `openssl` and good for this run alone.
 *
 * @param work is given the origin, https
 */
export async function withFront<T>(upstream: string, work: (origin: string) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(certificate(), (request, response) =>
    pass(request, response, upstream, agent),
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
): void {
  const { method, url } = request;
  const headers = { ...passed(request.headers), host: new URL(upstream).host };
  const onward = forward(new URL(url, upstream), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, passed(answer.headers));
    answer.pipe(response);
  });
  // A page that goes away gives its calls up, and so does a server that stops.
  onward.on('error', () => response.stream?.close(constants.NGHTTP2_CANCEL));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
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
