// A separate process that sends messages like the portal's client, over raw sockets. It shares the processors with the
// measured server, so it is as light as possible.
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A sender and a recipient. */
export interface Sender {
  userId: string;
  accessToken: string;
  recipient: string;
}

export interface SendLoad {
  port: number;
  tenantId: string;
  senders: Sender[];
  /** Each sender also reads their event stream. */
  listening: boolean;
}

/** A round of sending. */
export interface SendRound {
  milliseconds: number;
  /** Messages per second of all senders, regardless of responses; absent: each sends after the previous response. */
  perSecond?: number;
}

export interface SendResult {
  /** Responses with code 0. */
  acknowledged: number;
  /** Other responses. */
  refused: number;
  seconds: number;
  /** Milliseconds from request to response. */
  answered: number[];
  /** Milliseconds from request to the event on the recipient's stream. */
  received: number[];
}

const headEnd = Buffer.from('\r\n\r\n');
const text = '今天下午三点在二楼会议室开选题会，请大家准时参加。Please bring your notes.';

/** Headers that a browser sends to its own origin. */
function head({ port, tenantId }: SendLoad, accessToken: string): string {
  return [
    `Host: 127.0.0.1:${port}`,
    'Connection: keep-alive',
    `Authorization: Bearer ${accessToken}`,
    `tenantId: ${tenantId}`,
    'Accept: application/json',
    'Accept-Language: zh',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    `Origin: http://127.0.0.1:${port}`,
    `Referer: http://127.0.0.1:${port}/snap-portal/news/news`,
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
  ].join('\r\n');
}

const form = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** A sender's connection; calls back for each response. */
class SendingConnection {
  readonly #socket: Socket;
  readonly #prefix: string;
  readonly #after: string;
  /** Start times of pending calls, oldest first. */
  readonly #waiting: number[] = [];
  #rest: Buffer | undefined;

  constructor(load: SendLoad, sender: Sender, onAnswer: (ok: boolean, milliseconds: number) => void) {
    const { userId, recipient } = sender;
    const before = form({ sender: userId, recipient, message: `{"msg":"${text}","clientMsgId":"` });
    this.#after = `${encodeURIComponent('"}')}&${form({ tenantId: load.tenantId, lang: 'zh' })}`;
    const length = before.length + randomUUID().length + this.#after.length;
    const lines = [
      'POST /snap-app-im/oapi/message/sendusermsg HTTP/1.1',
      head(load, sender.accessToken),
      'Content-Type: application/x-www-form-urlencoded;charset=UTF-8',
      `Content-Length: ${length}`,
      '',
      '',
    ].join('\r\n');
    this.#prefix = `${lines}${before}`;
    this.#socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk: Buffer) => {
      let data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
      for (;;) {
        const end = data.indexOf(headEnd);
        if (end < 0) break;
        const header = data.toString('latin1', 0, end);
        const bodyLength = /content-length: (\d+)/i.exec(header)?.[1];
        if (bodyLength === undefined) throw new Error(`a response without a length: ${header}`);
        const total = end + headEnd.length + Number(bodyLength);
        if (data.length < total) break;
        const ok = header.startsWith('200', 9) && data.toString('latin1', end, total).includes('"code":"0"');
        onAnswer(ok, performance.now() - (this.#waiting.shift() ?? 0));
        data = data.subarray(total);
      }
      this.#rest = data.length > 0 ? data : undefined;
    });
  }

  send(clientMsgId: string): void {
    this.#waiting.push(performance.now());
    this.#socket.write(this.#prefix + clientMsgId + this.#after, 'latin1');
  }

  get idle(): boolean {
    return this.#waiting.length === 0;
  }
}

/** Reads a person's event stream; calls back with the `clientMsgId` of each message to them. */
async function listen(
  load: SendLoad,
  { userId, accessToken }: Sender,
  onMessage: (clientMsgId: string) => void,
) {
  const socket = connect({ port: load.port, host: '127.0.0.1' });
  socket.write(
    `GET /snap-app-im/webim/events HTTP/1.1\r\n${head(load, accessToken)}\r\nCache-Control: no-cache\r\n\r\n`,
  );
  const opened = Promise.withResolvers<void>();
  const toThem = new RegExp(`"targetId":\\s?"${userId}"`);
  let rest = '';
  socket.on('data', (chunk: Buffer) => {
    opened.resolve();
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:') || !toThem.test(line)) continue;
      const id = /"clientMsgId":\s?"([^"]+)"/.exec(line)?.[1];
      if (id !== undefined) onMessage(id);
    }
  });
  await opened.promise;
}

async function prepare(load: SendLoad) {
  const result: SendResult = { acknowledged: 0, refused: 0, seconds: 0, answered: [], received: [] };
  const sentAt = new Map<string, number>();
  let onIdle: ((connection: SendingConnection) => void) | undefined;
  const connections = load.senders.map((sender) => {
    const connection: SendingConnection = new SendingConnection(load, sender, (ok, milliseconds) => {
      if (ok) result.acknowledged += 1;
      else result.refused += 1;
      result.answered.push(milliseconds);
      onIdle?.(connection);
    });
    return connection;
  });
  if (load.listening) {
    await Promise.all(
      load.senders.map((sender) =>
        listen(load, sender, (id) => {
          const at = sentAt.get(id);
          if (at !== undefined) result.received.push(performance.now() - at);
          sentAt.delete(id);
        }),
      ),
    );
  }
  const send = (connection: SendingConnection) => {
    const id = randomUUID();
    if (load.listening) sentAt.set(id, performance.now());
    connection.send(id);
  };

  return async ({ milliseconds, perSecond }: SendRound): Promise<SendResult> => {
    Object.assign(result, { acknowledged: 0, refused: 0, answered: [], received: [] });
    const begun = performance.now();
    const over = () => performance.now() - begun >= milliseconds;
    const allAnswered = Promise.withResolvers<void>();
    const finish = () => {
      const idle = connections.every((one) => one.idle) && (!load.listening || sentAt.size === 0);
      if (over() && idle) allAnswered.resolve();
    };
    if (perSecond === undefined) {
      onIdle = (connection) => (over() ? finish() : send(connection));
      for (const connection of connections) send(connection);
    } else {
      let sent = 0;
      const timer = setInterval(() => {
        if (over()) return clearInterval(timer);
        const due = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
        for (; sent < due; sent += 1) {
          const connection = connections[sent % connections.length];
          if (connection) send(connection);
        }
      }, 1);
    }
    const watch = setInterval(finish, 20);
    await allAnswered.promise;
    clearInterval(watch);
    onIdle = undefined;
    return { ...result, seconds: (performance.now() - begun) / 1_000 };
  };
}

let run: ((round: SendRound) => Promise<SendResult>) | undefined;
process.on('message', (order: { load: SendLoad } | { round: SendRound }) => {
  void (async () => {
    if ('load' in order) {
      run = await prepare(order.load);
      process.send?.('ready');
    } else {
      process.send?.(await run?.(order.round));
    }
  })();
});
process.on('disconnect', () => process.exit());
