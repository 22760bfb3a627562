import {
  areaApi,
  createTokenSession,
  openEventStream,
  PortalApiError,
  type PortalSession,
} from '@snap/portal-api';
import { directory, disk } from '@snap/portal-api/areas';
import { createContactSource } from '@snap/portal-api/contact-source';
import { createUploadQueue } from '@snap/portal-api/uploads';

/** Functions that the journey calls in a page of another intranet, with portal-api and no cookies. */
declare global {
  interface Window {
    portal: {
      signIn(baseUrl: string, username: string, password: string): Promise<string>;
      people(q: string): Promise<string[]>;
      follow(): Promise<void>;
      heard(): string[];
      upload(name: string, text: string): Promise<string>;
      show(fileId: string): Promise<string>;
      refusal(): Promise<unknown>;
    };
  }
}

let session: PortalSession | undefined;
const heard: string[] = [];

function signedIn(): PortalSession {
  if (!session) throw new Error('no session: call signIn first');
  return session;
}

window.portal = {
  async signIn(baseUrl, username, password) {
    session = createTokenSession({ baseUrl, tenantId: 'demo', language: () => 'en' });
    const grant = await session.signIn({ username, password });
    return grant.userId;
  },
  async people(query) {
    const { signal } = new AbortController();
    const { items } = await createContactSource(signedIn()).search(query, { kinds: 'people', signal });
    return items.map(({ name }) => name);
  },
  follow: () =>
    new Promise((resolve) => {
      openEventStream({
        client: signedIn().client,
        onEvent: (event) => {
          if (event.type === 'message') heard.push(event.message.text);
        },
        onState: ({ status }) => {
          if (status === 'open') resolve();
        },
      });
    }),
  heard: () => heard,
  upload: (name, text) =>
    new Promise((resolve, reject) => {
      const queue = createUploadQueue({ client: signedIn().client });
      const [id = ''] = queue.add([{ file: new File([text], name), name }], {
        parentId: 'root',
        conflict: 'rename',
      });
      queue.subscribe(() => {
        const task = queue.task(id);
        if (task?.fileId !== undefined) resolve(task.fileId);
        if (task?.state === 'failed') reject(task.error);
      });
    }),
  async show(fileId) {
    const file = await areaApi(signedIn().client, disk).download({ fileId });
    return `${file.headers.get('content-disposition') ?? ''} ${await file.text()}`;
  },
  async refusal() {
    try {
      return await areaApi(signedIn().client, directory).obtainUser({ userId: 'acme~walker' });
    } catch (error) {
      if (error instanceof PortalApiError) return { status: error.status, requestId: error.requestId };
      throw error;
    }
  },
};
