/** Kinds of work in the sample organisation, which determine positions and the language of names. */
export type Work = 'news' | 'video' | 'photo' | 'web' | 'technology' | 'business' | 'office';
export type NameLanguage = 'zh' | 'ja' | 'es' | 'en';

/** A department with members, the third level of the tree. */
export interface SampleTeam {
  /** Path from the root. */
  path: string;
  work: Work;
  language: NameLanguage;
  /** Place of work. */
  workplace: string;
}

const headquarters = '北京总部';

/** First level → second level → teams. */
const chinese: [division: string, work: Work, departments: Record<string, string>][] = [
  [
    '总编室',
    'news',
    {
      时政部: '要闻组 政策组 人大政协组 党建组',
      评论部: '时评组 理论组 社论组',
      策划部: '选题策划组 重大报道组',
      值班室: '夜班编辑组 校对组 检校组',
    },
  ],
  [
    '采访中心',
    'news',
    {
      经济部: '财经组 产业组 消费组 房产组',
      社会部: '民生组 法治组 突发组 热线组',
      教科卫部: '教育组 科技组 卫生组',
      文体部: '文化组 体育组 娱乐组 副刊组',
      区域部: '京津冀组 长三角组 大湾区组 西部组',
      国际部: '亚洲组 欧美组 中东非洲组',
    },
  ],
  [
    '视听中心',
    'video',
    {
      视频部: '短视频组 纪录片组 后期组 航拍组',
      直播部: '直播组 导播组 主持组',
      音频部: '播客组 广播组',
    },
  ],
  ['摄影中心', 'photo', { 摄影部: '新闻摄影组 专题摄影组', 图片部: '图片编辑组 图表组' }],
  [
    '新媒体中心',
    'web',
    {
      客户端部: '首页编辑组 推送组 互动组',
      社交媒体部: '微信组 微博组 视频号组',
      数据新闻部: '数据组 可视化组',
      运营部: '用户运营组 内容运营组 活动组',
    },
  ],
  [
    '技术中心',
    'technology',
    {
      研发部: '前端组 后端组 客户端研发组 算法组',
      运维部: '网络组 系统组 安全组',
      产品部: '产品组 设计组 测试组',
    },
  ],
  [
    '经营中心',
    'business',
    {
      广告部: '大客户组 品牌组 投放组',
      发行部: '征订组 物流组',
      会展部: '会务组 展览组',
    },
  ],
  [
    '行政中心',
    'office',
    {
      办公室: '文秘组 档案组 车队',
      人力资源部: '招聘组 薪酬组 培训组',
      财务部: '会计组 预算组',
      后勤部: '食堂 物业组',
    },
  ],
];

const abroad: [path: string, language: NameLanguage, workplace: string, teams: string][] = [
  ['国际传播中心/日本語編集部', 'ja', '東京支局', '報道班 文化班 デジタル班'],
  [
    '国际传播中心/Redacción en español',
    'es',
    'Oficina de Madrid',
    'Política,Economía,Cultura,Redes sociales',
  ],
  ['国际传播中心/English Desk', 'en', 'London bureau', 'World News,Business,Features,Copy Desk'],
];

/** All teams of the sample organisation, in tree order. */
export const sampleTeams: readonly SampleTeam[] = [
  ...chinese.flatMap(([division, work, departments]) =>
    Object.entries(departments).flatMap(([department, teams]) =>
      teams.split(' ').map((team): SampleTeam => ({
        path: `${division}/${department}/${team}`,
        work,
        language: 'zh',
        workplace: headquarters,
      })),
    ),
  ),
  ...abroad.flatMap(([path, language, workplace, teams]) =>
    teams
      .split(language === 'ja' ? ' ' : ',')
      .map((team): SampleTeam => ({ path: `${path}/${team}`, work: 'news', language, workplace })),
  ),
];
