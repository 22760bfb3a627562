import type { Hotspot, Story } from '@snap/portal-api/contract';

/** Hotspots, most popular first. */
export const hotspots: readonly (readonly [
  title: string,
  source: string,
  heat: number,
  trend: Hotspot['trend'],
])[] = [
  ['多地推出新能源汽车下乡新举措', '微博', 9_864_213, 'up'],
  ['老城更新让百年街区焕发新活力', '百度', 8_731_004, 'up'],
  ['高校毕业生就业服务季启动', '抖音', 7_905_118, 'flat'],
  ['全国多条高铁新线进入联调联试', '微博', 7_122_690, 'up'],
  ['科研团队在深海发现新物种', '知乎', 6_480_377, 'down'],
  ['非遗集市成为假日消费新亮点', '抖音', 5_914_802, 'up'],
  ['社区食堂如何办得长久', '今日头条', 5_377_265, 'flat'],
  ['国产大飞机执飞航线再增加', '微博', 4_820_951, 'flat'],
  ['中小学课间延长后的变化', '百度', 4_306_714, 'down'],
  ['东京国际书展开幕', 'Yahoo! ニュース', 2_184_560, 'flat'],
  ['La sequía marca la agenda agrícola', 'X', 1_640_338, 'down'],
  ['City libraries extend opening hours', 'X', 1_205_447, 'up'],
];

/** Desks that publish. */
export const desks = [
  '时政部',
  '经济部',
  '社会部',
  '国际部',
  '文体部',
  '视频部',
  '客户端部',
  '评论部',
] as const;

export const places = ['北京', '上海', '长三角', '大湾区', '成渝地区', '西部多地', '东北', '海南'] as const;
export const subjects = [
  '加快建设现代化产业体系',
  '春运首日客流平稳有序',
  '推进老旧小区改造惠及居民',
  '文旅市场持续升温',
  '夏粮收购工作有序展开',
  '出台措施支持民营企业发展',
  '医保异地结算再提速',
  '图书馆夜间开放受欢迎',
] as const;

/** Stories on the desks of named people; hours until they are due. */
export const todoStories: readonly {
  editor: string;
  title: string;
  status: Story['status'];
  desk: string;
  hours?: number;
}[] = [
  { editor: 'zhangwei', title: '头版：基层治理观察', status: 'review', desk: '时政部', hours: 2 },
  { editor: 'zhangwei', title: '现场：早高峰里的城市微循环', status: 'draft', desk: '社会部', hours: 5 },
  { editor: 'zhangwei', title: '对话：老街区的新主人', status: 'returned', desk: '时政部', hours: 20 },
  { editor: 'zhangwei', title: '选题：县城里的图书馆', status: 'topic', desk: '策划部' },
  { editor: 'lina', title: '推文：一图读懂新举措', status: 'review', desk: '社交媒体部', hours: 1 },
  { editor: 'lina', title: '视频号：九十秒看春运', status: 'draft', desk: '视频部', hours: 4 },
  { editor: 'lina', title: '选题：评论区里的民生线索', status: 'topic', desk: '运营部' },
  { editor: 'tanaka', title: '東京支局：国際書展の舞台裏', status: 'review', desk: '报道班', hours: 3 },
  { editor: 'tanaka', title: '連載：隣人たちの食卓', status: 'draft', desk: '报道班' },
  { editor: 'garcia', title: 'Crónica: la sequía en el campo', status: 'review', desk: 'Política', hours: 6 },
  { editor: 'garcia', title: 'Entrevista con la alcaldesa', status: 'topic', desk: 'Política' },
  {
    editor: 'smith',
    title: 'Explainer: how libraries stay open late',
    status: 'review',
    desk: 'World News',
    hours: 3,
  },
  { editor: 'smith', title: 'Feature: the last night train', status: 'returned', desk: 'World News' },
];

/** Roles in addition to the default role, with the default permissions. */
export const roles = [
  { roleId: 'admin', people: ['zhangwei'] },
  { roleId: 'ROLE_EDITOR', people: ['zhangwei', 'smith'] },
  { roleId: 'ROLE_OPERATOR', people: ['lina'] },
] as const;

/** Menus of a topic; an entry without a role is open to everyone. */
export const topicMenus: readonly (readonly [
  topicId: string,
  menuId: string,
  parentId: string | null,
  name: string,
  path: string,
  icon: string,
  role?: (typeof roles)[number]['roleId'],
])[] = [
  ['spring', 'overview', null, '专题概览', '/snap-portal/', 'layout-dashboard'],
  ['spring', 'plan', null, '报道策划', '/snap-portal/application/application', 'clipboard-list'],
  ['spring', 'topics', 'plan', '选题库', '/snap-portal/application/application', 'lightbulb'],
  ['spring', 'approve', 'plan', '选题审批', '/snap-portal/application/application', 'stamp', 'ROLE_EDITOR'],
  ['spring', 'hotspots', null, '热点运营', '/snap-portal/application/application', 'flame', 'ROLE_OPERATOR'],
];
