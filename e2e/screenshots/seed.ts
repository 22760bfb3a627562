import type { NewMessage } from '@snap/portal-api/areas';
import { uploadPath } from '@snap/portal-api/contract';
import type { PortalServer } from '../portal-server.ts';
import { signIn } from '../signed-in.ts';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const talk: [sender: string, recipient: string, text: string][] = [
  ['tanaka', 'zhangwei', '張さん、大阪の原稿を送りました。ご確認をお願いします。'],
  ['zhangwei', 'tanaka', '收到，我先看头条，十点前给你回复。'],
  ['garcia', 'zhangwei', 'Buenos días. La entrevista con el alcalde está confirmada para las 16:00.'],
  ['lina', 'zhangwei', '张主任，早上好！时政部昨晚的稿子已经过了三审。'],
  [
    'lina',
    'zhangwei',
    '还有两个问题要您定：\n1. 头版标题用“稳中有进”还是“向新而行”？\n2. 新媒体首发时间能不能提前到 9:30？',
  ],
  ['zhangwei', 'lina', '标题用“向新而行”。'],
  ['zhangwei', 'lina', '首发时间可以提前，记得同步给海外社交账号：https://example.org/schedule'],
  ['lina', 'zhangwei', '好的，马上安排！'],
  ['smith', 'zhangwei', 'Could you look at the English headline before noon?'],
];

/** Data for the screenshots: conversations, a group, files, favourites, friends and requests. */
export interface Scene {
  groupId: string;
  folderId: string;
}

/** Fills a demo organisation with the public calls of five people. */
export async function seed(server: PortalServer, photograph: Buffer): Promise<Scene> {
  const people = new Map<string, SignedIn>();
  // oxlint-disable no-await-in-loop -- what is said later stands later
  for (const name of ['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'])
    people.set(name, await signIn(server, name));
  const as = (name: string) => {
    const found = people.get(name);
    if (!found) throw new Error(`no one is signed in as ${name}`);
    return found;
  };
  for (const [sender, recipient, text] of talk)
    await as(sender).api.messages.sendToUser({
      sender: `demo~${sender}`,
      recipient: `demo~${recipient}`,
      message: { text },
    });
  // oxlint-enable no-await-in-loop

  const { api, userId } = as('zhangwei');
  // oxlint-disable no-await-in-loop -- one friend after the other, as they stand in the list
  for (const name of ['lina', 'tanaka']) {
    await api.friends.ask({ personId: `demo~${name}` });
    await as(name).api.friends.accept({ personId: userId });
  }
  // oxlint-enable no-await-in-loop
  await api.friends.setStar({ personId: 'demo~lina', starred: true });
  await api.settings.editPrivacy({ verifiesFriends: true });
  await as('garcia').api.friends.ask({
    personId: userId,
    message: 'Soy Carlos, de la corresponsalía en Madrid.',
  });

  const folder = await api.disk.mkdir({ parentId: 'root', name: '2026 两会报道' });
  await api.disk.mkdir({
    parentId: 'root',
    name: 'Entrevistas y documentación para la edición internacional',
  });
  await upload(server, as('zhangwei'), '选题清单.csv', 'root', '题目,部门\n向新而行,时政部\n');
  await upload(server, as('zhangwei'), '采访提纲.md', folder.id, '# 提纲\n\n1. 背景\n2. 问题\n');
  const photo = await upload(server, as('zhangwei'), '头版配图.png', 'root', photograph);
  const draft = await upload(
    server,
    as('zhangwei'),
    'Borrador del reportaje sobre el puerto, versión revisada por la mesa de edición (3).txt',
    'root',
    'El puerto despierta antes que la ciudad.\n',
  );

  const group = await api.groups.create({
    name: '两会报道组',
    introduction: '头版、新媒体与海外社交账号的协调',
    personIds: ['demo~lina', 'demo~tanaka', 'demo~garcia'],
    creatorId: userId,
  });
  await api.groups.setNotice({ groupId: group.target.id, announcement: '每天 9:00 在 3 号会议室开编前会。' });
  const inGroup = async (name: string, message: NewMessage) =>
    as(name).api.messages.sendToGroup({
      sender: `demo~${name}`,
      groupId: group.target.id,
      message,
    });
  const first = await inGroup('lina', { text: '今天的头版配图谁来定？' });
  await inGroup('zhangwei', { text: '用这一张。', quote: first.id, file: { id: photo.id } });
  const last = await inGroup('tanaka', { text: '@张伟 了解しました。', mentions: [userId] });
  await api.messages.react({ messageId: last.id, emoji: '👍', on: true });
  await as('lina').api.messages.react({ messageId: last.id, emoji: '👍', on: true });

  await api.collection.add({ kind: 'note', text: '周五前交选题\n带录音笔', tags: ['两会'] });
  await api.collection.add({
    kind: 'link',
    url: 'https://example.org/style',
    title: '写作规范',
    tags: ['规范'],
  });
  await api.collection.add({ kind: 'message', sourceId: first.id });
  await api.collection.add({ kind: 'image', sourceId: photo.id });
  await api.collection.add({ kind: 'file', sourceId: draft.id, tags: ['Madrid'] });
  await api.collection.add({ kind: 'person', sourceId: 'demo~smith' });
  await api.collection.add({ kind: 'group', sourceId: group.target.id });
  return { groupId: group.target.id, folderId: folder.id };
}

async function upload(
  server: PortalServer,
  { accessToken }: SignedIn,
  name: string,
  parentId: string,
  content: string | Buffer,
): Promise<{ id: string }> {
  const bytes = new Uint8Array(Buffer.from(content));
  const metadata = Object.entries({ filename: name, parentId, conflict: 'ask' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const answer = await fetch(new URL(uploadPath, server.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      tenantId: 'demo',
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': metadata,
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  const id = answer.headers.get('portal-file-id');
  if (!id) throw new Error(`${name} was not taken: ${answer.status} ${await answer.text()}`);
  return { id };
}
