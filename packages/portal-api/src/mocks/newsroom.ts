import type { HttpHandler } from 'msw';
import type { Hotspot, Story } from '../contract/board-news.ts';
import { codes } from '../contract/codes.ts';
import { defaultRole, portalTopic } from '../contract/menus.ts';
import { newsroom } from '../contract/newsroom.ts';
import { tell } from './group-verbs.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

const time = Date.UTC(2026, 0, 5, 1);
const hour = 3_600_000;

const hotspots: readonly Hotspot[] = [
  { id: 'h1', title: '多地出台新能源汽车下乡措施', source: '微博', heat: 9_820, trend: 'up', time },
  {
    id: 'h2',
    title: '城市更新带来社区新面貌',
    source: '百度',
    heat: 7_410,
    trend: 'flat',
    time: time - hour,
  },
  {
    id: 'h3',
    title: '高校毕业生就业服务季启动',
    source: '抖音',
    heat: 5_060,
    trend: 'down',
    time: time - 2 * hour,
  },
];
const stories: readonly Story[] = [
  {
    id: 's1',
    title: '早间新闻头条：春运首日客流平稳',
    status: 'review',
    desk: '时政部',
    author: '张伟',
    updateTime: time,
    deadline: time + hour,
  },
  {
    id: 's2',
    title: '专访：一座老城的新生活',
    status: 'draft',
    desk: '时政部',
    author: '李娜',
    updateTime: time - hour,
  },
];
const codeLists: Readonly<Record<string, { code: string; value: string }[]>> = {
  repthesType: [
    { code: '1', value: '消息' },
    { code: '2', value: '通讯' },
    { code: '3', value: '评论' },
  ],
};
const menus = [
  { id: 'workspace', name: '工作台', path: '/', icon: 'home' },
  { id: 'news', name: '消息', path: '/news/news', icon: 'message-square' },
];

const page = <T>(rows: readonly T[], { page: number, size }: { page: number; size: number }) => ({
  code: codes.ok,
  result: rows.slice((number - 1) * size, number * size),
  total: rows.length,
});

/** Stories, hotspots, rankings, code lists, permissions and menus. */
export function newsroomMocks(world: MockWorld): HttpHandler[] {
  const topics = new Map<string, { story: Story; userId: string; clientId: string | undefined }>();
  const { identify } = world;

  return [
    mock(newsroom.hotspots, (input) => page(hotspots, input), identify),
    mock(
      newsroom.todoStories,
      (input, { userId }) => {
        const own = [...topics.values()].filter((topic) => topic.userId === userId);
        return page([...stories, ...own.map(({ story }) => story)], input);
      },
      identify,
    ),
    mock(
      newsroom.proposeTopic,
      ({ title, type, clientId }, { userId }) => {
        if (!codeLists['repthesType']?.some(({ code }) => code === type)) {
          throw new MockRefusal(codes.unknownCode);
        }
        const known = [...topics.values()].find(
          (topic) => clientId !== undefined && topic.userId === userId && topic.clientId === clientId,
        );
        const id = known?.story.id ?? `t${topics.size + 1}`;
        const { name: author = '', department: desk = '' } = world.person(userId) ?? {};
        if (!known) {
          const story = { id, title, status: 'topic' as const, desk, author, updateTime: time };
          topics.set(id, { story, userId, clientId });
        }
        return { code: codes.ok, result: { id } };
      },
      identify,
    ),
    mock(
      newsroom.closeTopic,
      ({ id, closed }, { userId }) => {
        if (topics.get(id)?.userId !== userId) throw new MockRefusal(codes.unknownTopic);
        const { closedTopics } = world.groupState;
        if (closed) closedTopics.add(id);
        else closedTopics.delete(id);
        for (const group of world.groups) {
          if (group.topic?.id !== id || group.topic.closed === (closed === 1)) continue;
          group.topic.closed = closed === 1;
          tell(world, group.id, group.members, 'changed');
          world.happened(group, closed ? 'topicClosed' : 'topicReopened', userId, {
            text: group.topic.title,
          });
        }
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      newsroom.codeList,
      ({ codeType }) => {
        const entries = codeLists[codeType];
        if (entries === undefined) throw new MockRefusal(codes.unknownCodeType);
        return { code: codes.ok, result: { codeType, entries } };
      },
      identify,
    ),
    mock(
      newsroom.permissions,
      ({ roleId }) => {
        if (roleId !== defaultRole) throw new MockRefusal(codes.forbidden, 403);
        return { code: codes.ok, result: ['workspace:view', 'news:view', 'news:send'] };
      },
      identify,
    ),
    mock(
      newsroom.menus,
      ({ topicId }) => ({ code: codes.ok, result: topicId === portalTopic ? menus : [] }),
      identify,
    ),
    mock(
      newsroom.weaverUser,
      (_, { userId }) => ({
        code: codes.ok,
        result: { userId, loginId: world.person(userId)?.login ?? '' },
      }),
      identify,
    ),
    mock(newsroom.saveWeaverLog, () => ({ code: codes.ok }), identify),
    mock(
      newsroom.createScreen,
      ({ param }, { userId }) => ({ code: codes.ok, result: { id: `screen-${userId}-${param.length}` } }),
      identify,
    ),
    mock(
      newsroom.ranking,
      ({ size }) => ({
        code: codes.ok,
        result: [
          { rank: 1, name: '时政部', count: 86 },
          { rank: 2, name: '视觉部', count: 61 },
          { rank: 2, name: '国际部', count: 61 },
        ].slice(0, size),
      }),
      identify,
    ),
  ];
}
