import type { Language, Story } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { codeInLanguage } from '../areas/newsroom/default-codes.ts';
import { appUserId } from '../areas/applications/app-id.ts';
import { redeemCode } from '../areas/applications/app-codes.ts';
import { findTokenPerson } from '../areas/applications/token-person.ts';
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
  /** Under the title. */
  line: string;
  paragraphs: readonly string[];
}

/** Where links of the demonstration's stories, hotspots and applications lead (docs/decisions/0051-demo-content.md). */
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
      const person = await whoOpens(services, request, kind === 'apps' ? id : undefined);
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

/** Name of the reader, by the single sign-on token of a story or an application's one-time code; undefined when that is invalid. */
async function whoOpens(
  services: Pick<Services, 'database' | 'sessions'>,
  request: FastifyRequest,
  appId: string | undefined,
): Promise<string | undefined> {
  const query = new URL(request.url, 'http://portal.invalid').searchParams;
  const [token, code] = [query.get('token'), query.get('code')];
  try {
    if (appId !== undefined && code) {
      const app = { tenantId: 'demo', appId, userId: appUserId('demo', appId) };
      const client = { address: request.ip, requestId: request.id };
      return (await redeemCode(services.database, app, { code }, client)).name;
    }
    return token ? (await findTokenPerson(services, token, request)).person.name : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the one-time code or token out of the address, so that it is neither copied nor kept in the history. */
const cleanAddress = 'if (location.search) history.replaceState(null, "", location.pathname)';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(cleanAddress)}`,
  `style-src ${hashOf(demoStyle)}`,
  // The empty icon of the page.
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
