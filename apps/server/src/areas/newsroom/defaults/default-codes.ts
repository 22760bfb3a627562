import type { Language } from '@snap/portal-api/contract';
import { names, type Names } from '../../../http/texts/names.ts';

/** The code lists that every organisation begins with. A code is its place in the list, from '1'. */
const lists: Readonly<Record<string, readonly Names[]>> = {
  repthesType: [
    names('消息', 'News item', 'Noticia', 'ニュース'),
    names('通讯', 'Feature', 'Reportaje', 'ルポ'),
    names('评论', 'Opinion', 'Opinión', '論評'),
    names('专访', 'Interview', 'Entrevista', 'インタビュー'),
    names('图片报道', 'Photo story', 'Reportaje gráfico', '写真記事'),
    names('短视频', 'Short video', 'Vídeo corto', 'ショート動画'),
    names('直播', 'Live coverage', 'Directo', 'ライブ配信'),
  ],
  repthesLevel: [
    names('一般', 'Ordinary', 'Normal', '通常'),
    names('重点', 'Important', 'Importante', '重点'),
    names('重大', 'Major', 'Destacado', '最重要'),
  ],
  repthesColumn: [
    names('要闻', 'Top news', 'Portada', '主要ニュース'),
    names('经济', 'Business', 'Economía', '経済'),
    names('社会', 'Society', 'Sociedad', '社会'),
    names('国际', 'World', 'Internacional', '国際'),
    names('文体', 'Culture and sport', 'Cultura y deportes', '文化・スポーツ'),
    names('融媒体', 'Converged media', 'Multimedia', 'メディア融合'),
  ],
  storyStatus: [
    names('选题', 'Topic', 'Tema', '企画'),
    names('撰写中', 'Draft', 'Borrador', '執筆中'),
    names('待审', 'In review', 'En revisión', '審査待ち'),
    names('退回', 'Returned', 'Devuelto', '差し戻し'),
    names('已发布', 'Published', 'Publicado', '公開済み'),
  ],
};

interface CodeEntry {
  codeType: string;
  code: string;
  value: string;
  sort: number;
}

/** Every entry of the default lists. Stored in Chinese; `codeInLanguage` shows the reader's language. */
export const defaultCodes: readonly CodeEntry[] = Object.entries(lists).flatMap(([codeType, entries]) =>
  entries.map(({ zh: value }, sort) => ({ codeType, code: String(sort + 1), value, sort })),
);

/** A value that the organisation has not changed is shown in the reader's language; any other stays as it is. */
export function codeInLanguage(codeType: string, code: string, value: string, language: Language): string {
  const known = lists[codeType]?.[Number(code) - 1];
  return known?.zh === value ? known[language] : value;
}
