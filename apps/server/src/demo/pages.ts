import type { Language, Story } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { codeInLanguage } from '../areas/newsroom/index.ts';
import { appUserId, findTokenPerson, redeemCode } from '../areas/applications/index.ts';
import { issueToken } from '../areas/account/index.ts';
import type { Services } from '../services.ts';
import { demoApps } from './applications.ts';
import { hotspotTexts, storyTexts } from './content/stories.ts';
import { hotspots, todoStories } from './newsroom-texts.ts';
import { demoStyle } from './pages-style.ts';

type Texts = Readonly<Record<Language, string>>;

const words = {
  newsroom: {
    zh: '采编系统（演示）',
    en: 'Newsroom system (demo)',
    es: 'Sistema de redacción (demo)',
    ja: '編集システム（デモ）',
  },
  signedIn: {
    zh: (name: string) => `已登录：${name}`,
    en: (name: string) => `Signed in as ${name}`,
    es: (name: string) => `Sesión de ${name}`,
    ja: (name: string) => `${name} さんでログイン中`,
  },
  signedOut: { zh: '未登录', en: 'Not signed in', es: 'Sin sesión', ja: '未ログイン' },
  back: { zh: '回到门户', en: 'Back to the portal', es: 'Volver al portal', ja: 'ポータルに戻る' },
  hotspot: { zh: '全网热点', en: 'Hotspot', es: 'Tendencia', ja: '話題' },
  about: {
    zh: '这是演示页面：在贵单位，这里打开的是您自己的系统。门户交给它一次性的凭证，所以无需再次登录。',
    en: 'This page belongs to the demo: in your organisation your own system opens here. The portal hands it a one-time proof of who you are, so there is no second sign-in.',
    es: 'Esta página es de la demostración: en su organización se abre aquí su propio sistema. El portal le entrega una prueba de un solo uso de quién es usted, y no hace falta entrar otra vez.',
    ja: 'これはデモのページです。実際の組織では、ここでお使いのシステムが開きます。ポータルが一度だけ使える証明を渡すため、もう一度ログインする必要はありません。',
  },
} as const;

const statusCodes: Record<Story['status'], string> = {
  topic: '1',
  draft: '2',
  review: '3',
  returned: '4',
};
const statusNames: Record<Story['status'], string> = {
  topic: '选题',
  draft: '撰写中',
  review: '待审',
  returned: '退回',
};

interface Shown {
  title: string;
  /** Subtitle. */
  line: string;
  paragraphs: readonly string[];
}

/** Target pages of the demo's stories, hotspots and applications (docs/decisions/0051-demo-content.md). */
export function serveDemoPages(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'sessions'>,
): void {
  app.get<{ Params: { kind: string; page: string } }>(
    '/snap-portal/demo/:kind/:page',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { kind, page } = request.params;
      const id = /^([a-z0-9]+)\.html$/.exec(page)?.[1];
      const shown = id === undefined ? undefined : find(kind, id, request.language);
      if (!shown) return reply.callNotFound();
      const person = await whoOpens(services, request, reply, kind === 'apps' ? id : undefined);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': policy,
        })
        .send(pageOf(shown, person, request.language));
    },
  );
}

function find(kind: string, id: string, language: Language): Shown | undefined {
  if (kind === 'stories') {
    const story = todoStories[Number(/^w(\d+)$/.exec(id)?.[1]) - 1];
    if (!story) return undefined;
    const status = codeInLanguage(
      'storyStatus',
      statusCodes[story.status],
      statusNames[story.status],
      language,
    );
    return {
      title: story.title,
      line: `${story.desk} · ${status}`,
      paragraphs: storyTexts[story.title] ?? [],
    };
  }
  if (kind === 'hotspots') {
    const [title, source] = hotspots[Number(/^h(\d+)$/.exec(id)?.[1]) - 1] ?? [];
    if (title === undefined) return undefined;
    return { title, line: `${words.hotspot[language]} · ${source}`, paragraphs: [hotspotTexts[title] ?? ''] };
  }
  const demoApp = kind === 'apps' ? demoApps.find(({ appId }) => appId === id) : undefined;
  return demoApp && { title: demoApp.name, line: demoApp.group, paragraphs: [] };
}

/** Session cookie of a page, limited to its path. */
const sessionCookie = 'demo_session';
const SESSION_SECONDS = 8 * 60 * 60;

/**
 * Name of the reader: from the single sign-on token of a story or the one-time code of an application, otherwise from
 * the page's existing session; undefined when invalid.
 */
async function whoOpens(
  services: Pick<Services, 'database' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  appId: string | undefined,
): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url, 'http://portal.invalid');
  const code = appId === undefined ? null : searchParams.get('code');
  try {
    const given = code && appId ? await tradeCode(services, request, appId, code) : searchParams.get('token');
    const token = given ?? request.cookies[sessionCookie];
    if (!token) return undefined;
    const { person } = await findTokenPerson(services, token, request);
    // The code is used up and removed from the address, so a reload needs the session.
    if (given) {
      void reply.setCookie(sessionCookie, given, {
        path: pathname,
        sameSite: 'strict',
        httpOnly: true,
        secure: request.protocol === 'https',
      });
    }
    return person.name;
  } catch {
    return undefined;
  }
}

/** Redeems a one-time code as an application does, and starts the application's session; resolves to its token. */
async function tradeCode(
  { database }: Pick<Services, 'database'>,
  { ip: address, id: requestId }: FastifyRequest,
  appId: string,
  code: string,
): Promise<string> {
  const tenantId = 'demo';
  const app = { tenantId, appId, userId: appUserId(tenantId, appId) };
  const { userId } = await redeemCode(database, app, { code }, { address, requestId });
  const session = { tenantId, kind: 'sso', userId, appId, seconds: SESSION_SECONDS } as const;
  return database.tenant(tenantId, (tx) => issueToken(tx, session));
}

/** Removes the one-time code or token from the address, so that it is neither copied nor stored in the history. */
const cleanAddress = 'if (location.search) history.replaceState(null, "", location.pathname)';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(cleanAddress)}`,
  `style-src ${hashOf(demoStyle)}`,
  // The page's empty icon.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

function pageOf({ title, line, paragraphs }: Shown, person: string | undefined, language: Language): string {
  const said = (texts: Texts) => escaped(texts[language]);
  const who = person === undefined ? words.signedOut[language] : words.signedIn[language](person);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<link rel="icon" href="data:,"><style>${demoStyle}</style><script>${cleanAddress}</script></head>
<body>
<header><strong>${said(words.newsroom)}</strong><span>${escaped(who)}</span></header>
<main>
<h1>${escaped(title)}</h1>
<p class="soft">${escaped(line)}</p>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<p class="note">${said(words.about)} <a href="/snap-portal/">${said(words.back)}</a></p>
</main>
</body>
</html>`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);
