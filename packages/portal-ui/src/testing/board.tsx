import { ChartNoAxesColumn, Flame, LayoutGrid, Link, Megaphone, NotebookPen, UsersRound } from 'lucide';
import type { ReactNode } from 'react';
import { BoardCard } from '../blocks/WorkspaceBoard/BoardCard.tsx';
import { CardApps } from '../blocks/WorkspaceBoard/cards/CardApps.tsx';
import { CardContacts } from '../blocks/WorkspaceBoard/cards/CardContacts.tsx';
import { CardLinks } from '../blocks/WorkspaceBoard/cards/CardLinks.tsx';
import { CardNews, type CardNewsView } from '../blocks/WorkspaceBoard/cards/CardNews.tsx';
import { CardNotice } from '../blocks/WorkspaceBoard/cards/CardNotice.tsx';
import { CardRanking } from '../blocks/WorkspaceBoard/cards/CardRanking.tsx';
import { CardStories, type CardStoryView } from '../blocks/WorkspaceBoard/cards/CardStories.tsx';
import type { BoardCardLabels, BoardOfferView } from '../blocks/WorkspaceBoard/types.ts';
import { appGroups } from './apps.ts';
import { day, minute, now, people, timeSettings } from './fixtures.ts';
import { storyLink } from './story-link.tsx';

/** Every card that a newsroom's board can have. */
export const boardOffers: readonly BoardOfferView[] = [
  {
    id: 'stories',
    name: '待办稿件',
    description: '等你处理的稿件和截止时间',
    glyph: NotebookPen,
    wide: true,
    href: '#/stories',
  },
  { id: 'hotspots', name: '热点', description: '全网热点与传播趋势', glyph: Flame, href: '#/hotspots' },
  { id: 'ranking', name: '发稿排行', description: '各部门近 30 天发稿量', glyph: ChartNoAxesColumn },
  { id: 'applications', name: '我的应用', description: '常用应用', glyph: LayoutGrid, href: '#/application' },
  { id: 'contacts', name: '最近联系', description: '最近聊过的人', glyph: UsersRound, href: '#/news' },
  { id: 'links', name: '常用链接', description: '常去的网站', glyph: Link },
  { id: 'notice', name: '公告', description: '全社公告', glyph: Megaphone },
];

export const hotspots: readonly CardNewsView[] = [
  {
    id: 'h1',
    title: '多地发布寒潮预警，北方气温骤降 12℃',
    source: '气象台',
    time: now - 8 * minute,
    heat: 982_000,
    trend: 'up',
    href: '#/h1',
  },
  {
    id: 'h2',
    title: '新一代载人飞船完成首次试飞',
    source: '新华社',
    time: now - 50 * minute,
    heat: 651_000,
    trend: 'up',
    href: '#/h2',
  },
  {
    id: 'h3',
    title: 'Las negociaciones sobre el clima se prolongan una noche más en Belém',
    source: 'EFE',
    time: now - 3 * 60 * minute,
    heat: 20_400,
    trend: 'flat',
    href: '#/h3',
  },
  {
    id: 'h4',
    title: '首都机场航班因大雾延误',
    source: '民航报',
    time: now - day,
    heat: 8_700,
    trend: 'down',
    href: '#/h4',
  },
];

export const stories: readonly CardStoryView[] = [
  {
    id: 's1',
    title: '两会代表谈基层医疗：从“看得上”到“看得好”',
    state: 'review',
    desk: '时政部',
    author: '李娜',
    deadline: now + 90 * minute,
    href: '#/s1',
  },
  {
    id: 's2',
    title: '寒潮来袭，供暖企业如何保供',
    state: 'returned',
    desk: '经济部',
    author: '王磊',
    deadline: now - 20 * minute,
    href: '#/s2',
  },
  {
    id: 's3',
    title: '深夜食堂：城市里的夜班人',
    state: 'draft',
    desk: '视频部',
    author: 'José García Márquez',
    href: '#/s3',
  },
  {
    id: 's4',
    title: '选题：年底了，你的年假休完了吗',
    state: 'topic',
    desk: '社会部',
    author: '赵敏',
    deadline: now + 2 * day,
    href: '#/s4',
  },
];

export const ranks = [
  { rank: 1, name: '时政部', count: 186 },
  { rank: 2, name: '视频部', count: 142 },
  { rank: 3, name: '国际部 / 亚洲组', count: 97 },
  { rank: 3, name: '经济部', count: 97 },
  { rank: 5, name: 'Coordinación de ediciones digitales y convergencia', count: 41 },
];

const contacts = [people.zhangwei, people.lina, people.long, people.noor].map((person, at) => ({
  ...person,
  href: `#/news/${at}`,
  unread: at === 0 ? 3 : 0,
}));

const links = ['国家统计局数据库', '新华字典', 'Manual de estilo', '发稿规范'].map((name, at) => ({
  id: `l${at}`,
  name,
  href: `#/l${at}`,
}));

/** The body of each card, with all of it there. */
export function boardCard(id: string, labels: BoardCardLabels, locale = 'en'): ReactNode {
  const time = { ...timeSettings, locale };
  const common = { renderLink: storyLink, labels };
  const bodies: Record<string, ReactNode> = {
    stories: <CardStories stories={stories} time={time} {...common} />,
    hotspots: <CardNews items={hotspots} time={time} {...common} />,
    ranking: <CardRanking ranks={ranks} labels={labels} />,
    applications: <CardApps apps={appGroups.flatMap(({ apps }) => apps)} renderLink={storyLink} />,
    contacts: <CardContacts people={contacts} {...common} />,
    links: <CardLinks links={links} renderLink={storyLink} />,
    notice: (
      <CardNotice
        text={'系统将于本周六 02:00 至 04:00 升级，期间不能发稿。\n请提前保存稿件。'}
        from="技术部"
        date={now - 3 * 60 * minute}
        time={time}
      />
    ),
  };
  return (
    <BoardCard status="ready" onRetry={() => {}} labels={labels}>
      {bodies[id]}
    </BoardCard>
  );
}
