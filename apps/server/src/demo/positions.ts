import type { NameLanguage, Work } from './departments.ts';
import type { Random } from './random.ts';

type Titles = readonly [string, ...string[]];

const chinese: Record<Work, Titles> = {
  news: [
    '记者',
    '记者',
    '记者',
    '编辑',
    '编辑',
    '高级记者',
    '首席记者',
    '责任编辑',
    '主任编辑',
    '校对',
    '评论员',
    '实习记者',
  ],
  video: ['摄像', '视频编辑', '导播', '主持人', '编导', '音频编辑', '后期制作', '航拍摄影师'],
  photo: ['摄影记者', '图片编辑', '高级摄影记者', '图表设计师'],
  web: ['新媒体编辑', '运营专员', '数据记者', '可视化设计师', '互动编辑', '高级编辑'],
  technology: [
    '前端工程师',
    '后端工程师',
    '运维工程师',
    '测试工程师',
    '产品经理',
    '交互设计师',
    '架构师',
    '安全工程师',
  ],
  business: ['客户经理', '高级客户经理', '策划', '发行专员', '会展专员', '媒介专员'],
  office: ['行政专员', '会计', '出纳', '人事专员', '档案管理员', '文秘', '司机', '厨师'],
};
const others: Record<Exclude<NameLanguage, 'zh'>, Titles> = {
  ja: ['記者', '編集者', 'デスク', '校閲', 'カメラマン', 'デジタル編集者'],
  es: [
    'Periodista',
    'Editor digital',
    'Corresponsal',
    'Fotógrafo',
    'Community manager',
    'Corrector de estilo',
  ],
  en: [
    'Reporter',
    'Senior reporter',
    'Sub-editor',
    'Features writer',
    'Picture editor',
    'Social media editor',
  ],
};
const heads: Record<NameLanguage, readonly [division: string, department: string, team: string]> = {
  zh: ['总监', '主任', '组长'],
  ja: ['局長', '部長', '班長'],
  es: ['Director', 'Jefe de redacción', 'Jefe de sección'],
  en: ['Director', 'Bureau chief', 'Section editor'],
};

/** Position of a team member. */
export function positionOf(random: Random, language: NameLanguage, work: Work): string {
  return random.pick(language === 'zh' ? chinese[work] : others[language]);
}

/** Title of the head of a division (1), department (2) or team (3). */
export function headOf(language: NameLanguage, depth: number): string {
  return heads[language][depth - 1] ?? heads[language][2];
}

const introductions: Record<NameLanguage, Titles> = {
  zh: [
    '跑口十年，随时联系。',
    '负责重大活动报道的统筹与协调。',
    '擅长调查报道和人物特写，欢迎提供线索。',
    '关注科技与社会的交叉地带。',
    '夜班为主，急事请打电话。',
    '新闻不打烊，有事直接留言。',
    '爱跑步，也爱把数据讲成故事。',
    '曾驻外三年，熟悉国际新闻的采编流程。',
    '负责版面与终审，截稿时间每晚十一点。',
    '技术问题请先在群里说明现象，再发截图。',
  ],
  ja: [
    '文化面を担当しています。',
    '気軽に声をかけてください。',
    '夜勤が中心です。急ぎの場合は電話でお願いします。',
    '東アジアの経済を追っています。',
  ],
  es: [
    'Cubro política y tribunales.',
    'Siempre disponible para coberturas urgentes.',
    'Me encargo de las redes y de los boletines.',
    'Antes, corresponsal en Bogotá.',
  ],
  en: [
    'Covers markets and trade.',
    'Ask me about style and house rules.',
    'On the late desk; call if it is urgent.',
    'Happy to help with data and charts.',
  ],
};

export function introductionOf(random: Random, language: NameLanguage): string {
  return random.pick(introductions[language]);
}
