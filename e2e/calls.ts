import { demoPassword } from './demo-password.ts';
import type { PortalServer } from './portal-server.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Prepares data with API calls; never used for the tested behaviour. */
export class Calls {
  readonly userId: string;
  private readonly origin: string;
  private readonly headers: Record<string, string>;

  private constructor(origin: string, userId: string, accessToken: string) {
    this.origin = origin;
    this.userId = userId;
    this.headers = {
      authorization: `Bearer ${accessToken}`,
      tenantId: 'demo',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
  }

  static async as(server: PortalServer, username: string): Promise<Calls> {
    const { origin } = new URL(server.url);
    const answer = await fetch(`${origin}/co/webim/login`, {
      method: 'POST',
      headers: { tenantId: 'demo', 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: demoPassword, tenantId: 'demo' }),
    });
    const { result }: { result: { userId: string; accessToken: string } } = await answer.json();
    return new Calls(origin, result.userId, result.accessToken);
  }

  /** Resolves to the result; throws unless the response has code 0. */
  async post<Result = unknown>(path: string, fields: Fields): Promise<Result> {
    const answer = await fetch(this.origin + path, {
      method: 'POST',
      headers: this.headers,
      body: JSON.stringify(fields),
    });
    const { code, msg, result }: { code: string; msg?: string; result: Result } = await answer.json();
    if (code !== '0') throw new Error(`${path}: ${code} ${msg ?? ''}`);
    return result;
  }

  /** Resolves to the whole response. */
  private async get<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(this.origin + path, { headers: this.headers });
    return answer.json();
  }

  /** Ids of the people in the results of a search. */
  async find(query: string): Promise<string[]> {
    const { users } = await this.get<{ users: { id: string }[] }>(
      `/snap-app-im/im/search/web/all.ajax?q=${encodeURIComponent(query)}&size=50`,
    );
    return users.map(({ id }) => id);
  }

  /** Unread messages of all conversations, and of the one with a colleague. */
  async unread(from: string): Promise<{ total: number; ofColleague: number }> {
    const { total, list } = await this.get<{ total: number; list: { targetId: string; unread: number }[] }>(
      '/snap-app-im/oapi/message/unread',
    );
    return { total, ofColleague: list.find(({ targetId }) => targetId === from)?.unread ?? 0 };
  }

  /** Creates a team; resolves to its id. */
  async makeTeam(name: string, ids: readonly string[]): Promise<string> {
    const { userId } = await this.post<{ userId: string }>('/snap-app-im/oapi/group/create', {
      name,
      introduce: name,
      ids,
      creatorId: this.userId,
    });
    return userId;
  }

  /** Sends a message to a person. */
  async say(recipient: string, msg: string, clientMsgId: string = crypto.randomUUID()): Promise<void> {
    const message = JSON.stringify({ msg, clientMsgId });
    await this.post('/snap-app-im/oapi/message/sendusermsg', { sender: this.userId, recipient, message });
  }

  /** Sends a message to a group. */
  async sayInGroup(groupId: string, msg: string, clientMsgId: string = crypto.randomUUID()): Promise<void> {
    const message = JSON.stringify({ msg, clientMsgId });
    await this.post('/snap-app-im/oapi/message/sendgroupmsg', { sender: this.userId, groupId, message });
  }
}
