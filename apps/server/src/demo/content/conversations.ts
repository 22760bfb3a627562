import { day, hour, type Known } from './people.ts';

/** Who speaks: someone known by name, or one of the others of a group by their place in it. */
export type Speaker = Known | number;

/** A message of the demonstration. */
export interface Line {
  by: Speaker;
  /** Minutes before the organisation was made. */
  ago: number;
  text: string;
  /** A file of the speaker's disk by its name. */
  file?: string;
  /** Marks the message, so that a later one can answer it. */
  as?: string;
  /** The mark of the message that this one answers. */
  answers?: string;
  mentions?: readonly (Known | 'all')[];
  reactions?: readonly (readonly [emoji: string, ...by: Speaker[]])[];
  /** What its author makes of it afterwards; sent within a day. */
  edited?: string;
  /** Its author takes it back; sent within two minutes. */
  recalled?: true;
  pinned?: true;
  /** Who puts it to their favourites, and under which tags. */
  kept?: readonly { by: Known; tags: readonly string[] }[];
}

export interface GroupTalk {
  /** Name of the group. */
  group: string;
  lines: readonly Line[];
  /** How many of the last messages somebody has not read; everyone else known by name has read all. */
  unread?: Partial<Record<Known, number>>;
  muted?: readonly Known[];
  top?: readonly Known[];
  notice?: { by: Known; text: string };
}

export interface DirectTalk {
  between: readonly [Known, Known];
  lines: readonly Line[];
  unread?: Partial<Record<Known, number>>;
  top?: readonly Known[];
}

export const groupTalks: readonly GroupTalk[] = [
  {
    group: '全媒体值班调度',
    top: ['zhangwei'],
    unread: { zhangwei: 4, garcia: 3, smith: 2, tanaka: 2 },
    notice: { by: 'zhangwei', text: '本周图书馆专题周四 18:00 截稿；夜班请在 23:00 前确认头版。' },
    lines: [
      { by: 'zhangwei', ago: 3 * day, text: '本周值班表发上来了，有调整的请今天说。' },
      { by: 'zhangwei', ago: 3 * day - 1, text: '', file: '值班表.xlsx', pinned: true },
      { by: 0, ago: 3 * day - 9, text: '周四我和周二对调，已经说好了。', reactions: [['👌', 'zhangwei']] },
      { by: 'smith', ago: 3 * day - 14, text: 'London has Thursday covered, 07:00 to 15:00 your time.' },
      {
        by: 'garcia',
        ago: 3 * day - 20,
        text: 'Madrid, viernes y domingo. Todo en orden.',
        reactions: [['👍', 'zhangwei', 'smith']],
      },
      { by: 'tanaka', ago: 2 * day, text: '国際書展、明日の朝一番に写真を送ります。', as: 'fair' },
      { by: 'lina', ago: 2 * day - 6, text: '收到，公众号留头条位置。', answers: 'fair' },
      { by: 1, ago: day, text: '今天客户端推送三次：8:00、12:30、18:00，标题提前一小时进群。' },
      {
        by: 'lina',
        ago: 6 * hour,
        text: '12:30 推送：老城更新让百年街区焕发新活力',
        reactions: [['✅', 'zhangwei', 0]],
      },
      { by: 'zhangwei', ago: 5 * hour, text: '头版留给图书馆专题，图片要横图，主体居中。', as: 'front' },
      {
        by: 'lina',
        ago: 5 * hour - 4,
        text: '',
        file: '夜读.jpg',
        kept: [{ by: 'zhangwei', tags: ['图书馆专题'] }],
      },
      { by: 2, ago: 5 * hour - 7, text: '这张好，灯光很有氛围。', reactions: [['❤️', 'lina', 'zhangwei']] },
      {
        by: 'smith',
        ago: 2 * hour,
        text: 'The figures for late-opening libraries are in. Total of 3,555 visitors after six.',
        answers: 'front',
      },
      {
        by: 'lina',
        ago: 48,
        text: '@张伟 18:00 的推送标题请定一下：《晚上九点，县城的灯还亮着》可以吗？',
        mentions: ['zhangwei'],
      },
      { by: 'garcia', ago: 31, text: '¿Necesitáis la crónica de la sequía antes del cierre?' },
      { by: 0, ago: 1.6, text: '头版小样先发一版', recalled: true },
      { by: 0, ago: 0.8, text: '@所有人 头版小样已挂到系统，请在一小时内反馈。', mentions: ['all'] },
    ],
  },
  {
    group: '要闻组',
    unread: { zhangwei: 2 },
    lines: [
      { by: 0, ago: 2 * day, text: '早高峰的稿子，交通部门回复了，数据可以用。' },
      { by: 'zhangwei', ago: 2 * day - 5, text: '好，注明来源和统计时间。' },
      { by: 1, ago: day, text: '我去地铁站拍了一组，选了一张。' },
      {
        by: 'zhangwei',
        ago: day - 8,
        text: '这是我早上拍的，配第二版。',
        file: '早高峰的城市.jpg',
        reactions: [['👍', 0, 1, 'lina']],
      },
      {
        by: 2,
        ago: 7 * hour,
        text: '基层治理观察第二部分改好了，补了两个社区的例子。',
        edited: '基层治理观察第二部分改好了，补了三个社区的例子。',
      },
      { by: 'zhangwei', ago: 6 * hour, text: '结尾再收一收，八百字以内。' },
      { by: 2, ago: 52, text: '收到，已压到七百八十字。' },
      { by: 0, ago: 25, text: '校对提醒：第三段“截止”应为“截至”。', as: 'proof' },
    ],
  },
  {
    group: '微信公众号运营',
    unread: { lina: 1, zhangwei: 1 },
    muted: ['zhangwei'],
    lines: [
      {
        by: 'lina',
        ago: 2 * day,
        text: '昨天头条阅读 12.6 万，在看 1,830，比上周高两成。',
        reactions: [['🎉', 0, 1, 2, 'zhangwei']],
      },
      { by: 0, ago: 2 * day - 12, text: '评论区最关心的是“周末开不开”，后续可以做一篇问答。' },
      { by: 'lina', ago: day, text: '', file: '推文标题备选.txt' },
      { by: 1, ago: day - 15, text: '我投第二个。' },
      { by: 'zhangwei', ago: day - 22, text: '第二个，去掉“竟然”。', reactions: [['😂', 'lina', 1]] },
      { by: 2, ago: 70, text: '视频号这条九十秒，字幕已加，请审。' },
    ],
  },
  {
    group: '国际传播协调',
    unread: { zhangwei: 1, garcia: 1, tanaka: 1 },
    lines: [
      {
        by: 'smith',
        ago: 2 * day,
        text: 'Shared plan for the library series: one evening, four cities. Who takes what?',
      },
      { by: 'tanaka', ago: 2 * day - 10, text: '東京は神保町の夜を取材します。写真は金曜に。' },
      {
        by: 'garcia',
        ago: 2 * day - 18,
        text: 'Yo hago Toledo: la biblioteca abre hasta medianoche en exámenes.',
      },
      {
        by: 'zhangwei',
        ago: 2 * day - 30,
        text: '县城篇由要闻组负责，三座图书馆一个夜晚。',
        reactions: [['👏', 'smith', 'garcia', 'tanaka']],
      },
      { by: 'tanaka', ago: 8 * hour, text: '', file: '図書館.jpg' },
      {
        by: 'smith',
        ago: 8 * hour - 6,
        text: 'Lovely light. That is our opener.',
        reactions: [['❤️', 'tanaka']],
      },
      {
        by: 'smith',
        ago: 90,
        text: 'Copy deadline is 18:00 in each time zone. Captions in the original language, please.',
      },
    ],
  },
  {
    group: '日本語編集部',
    unread: { tanaka: 2 },
    lines: [
      { by: 'tanaka', ago: 2 * day, text: '連載「隣人たちの食卓」の企画書を共有します。' },
      {
        by: 'tanaka',
        ago: 2 * day - 1,
        text: '',
        file: '企画書：隣人たちの食卓.pdf',
        reactions: [['🙏', 0, 1]],
      },
      { by: 0, ago: 2 * day - 25, text: '第1回の鍋の話、とても良いと思います。' },
      {
        by: 1,
        ago: day,
        text: '校閲から。「一人暮し」は「一人暮らし」に統一でお願いします。',
        as: 'kouetsu',
      },
      { by: 'tanaka', ago: day - 7, text: '承知しました。直しておきます。', answers: 'kouetsu' },
      { by: 'lina', ago: 5 * hour, text: '中文版想转载第一回，可以吗？' },
      { by: 0, ago: 44, text: '夜行列車の写真、横位置はありますか。' },
      { by: 1, ago: 20, text: '@田中 さくら 初稿は木曜の正午で大丈夫でしょうか。', mentions: ['tanaka'] },
    ],
  },
  {
    group: 'Mesa de redacción',
    top: ['garcia'],
    unread: { garcia: 3, smith: 1 },
    notice: { by: 'garcia', text: 'Cierre a las 19.30. Las fotos, en horizontal y con pie.' },
    lines: [
      {
        by: 'garcia',
        ago: 2 * day,
        text: 'Buenos días. Temas de hoy: sequía, pleno municipal y la entrevista con la alcaldesa.',
      },
      { by: 0, ago: 2 * day - 8, text: 'Yo cubro el pleno. Mando el primer párrafo antes de las doce.' },
      { by: 1, ago: 2 * day - 11, text: 'Hago el gráfico de los embalses.', reactions: [['💪', 'garcia']] },
      { by: 'garcia', ago: day, text: '', file: 'Plan de cobertura.pptx', pinned: true },
      {
        by: 2,
        ago: day - 30,
        text: 'La cooperativa confirma que adelanta la campaña dos semanas.',
        as: 'coop',
      },
      { by: 'garcia', ago: day - 33, text: 'Perfecto, va en el segundo párrafo.', answers: 'coop' },
      {
        by: 'garcia',
        ago: 6 * hour,
        text: '',
        file: 'El campo al amanecer.jpg',
        reactions: [
          ['😍', 0, 1],
          ['👏', 'smith'],
        ],
      },
      {
        by: 0,
        ago: 95,
        text: 'El pleno se retrasa a las 17.30.',
        edited: 'El pleno se retrasa a las 18.00, no a las 17.30.',
      },
      { by: 1, ago: 40, text: 'Gráfico listo: último dato, 20 % de capacidad.' },
      {
        by: 2,
        ago: 18,
        text: '@José García Muñoz ¿puedes leer la entrevista antes del cierre?',
        mentions: ['garcia'],
      },
    ],
  },
  {
    group: '张伟、李娜、田中 さくら',
    unread: { zhangwei: 1 },
    lines: [
      { by: 'zhangwei', ago: 2 * day, text: '书展专题我们三个先碰一下？' },
      { by: 'tanaka', ago: 2 * day - 4, text: '可以，东京时间下午三点方便。' },
      { by: 'lina', ago: 2 * day - 6, text: '好，我来订会议室。' },
      { by: 'tanaka', ago: 65, text: '照片选好了，今晚传到网盘。' },
    ],
  },
  {
    group: 'Copy swap',
    unread: { smith: 1 },
    lines: [
      { by: 'smith', ago: 2 * day, text: 'Could someone read 600 words on night trains before I file?' },
      { by: 'garcia', ago: 2 * day - 9, text: 'Send it over. I will trade you for a translated quote.' },
      { by: 'smith', ago: 2 * day - 10, text: '', file: 'Night train.jpg' },
      {
        by: 'garcia',
        ago: day,
        text: 'Read it. The ending is the best part: keep it. Cut the second paragraph.',
        reactions: [['🙏', 'smith']],
      },
      { by: 'zhangwei', ago: 3 * hour, text: 'We would like to run it in Chinese next week. May we?' },
    ],
  },
  {
    group: '周末羽毛球',
    muted: ['garcia'],
    unread: { smith: 2 },
    lines: [
      { by: 'lina', ago: 2 * day, text: '周六下午三点，两片场地，还差两个人！' },
      { by: 'smith', ago: 2 * day - 15, text: 'In, but go easy on me.' },
      { by: 'zhangwei', ago: 2 * day - 18, text: '我带球。', reactions: [['🏸', 'lina', 'smith', 0]] },
      { by: 0, ago: 5 * hour, text: '我也来，刚好凑双打。' },
      { by: 'lina', ago: 4 * hour, text: '齐了，周六见！', reactions: [['🎉', 'zhangwei', 0]] },
    ],
  },
];

export const directTalks: readonly DirectTalk[] = [
  {
    between: ['zhangwei', 'lina'],
    unread: { zhangwei: 2 },
    lines: [
      { by: 'lina', ago: 2 * day, text: '张老师，图书馆专题的提纲能先给我看看吗？我好安排版位。' },
      { by: 'zhangwei', ago: 2 * day - 6, text: '', file: '采访提纲·县城里的图书馆.docx', as: 'outline' },
      {
        by: 'lina',
        ago: 2 * day - 20,
        text: '看完了，第三部分的现场特别好。建议再加一个退休教师的故事。',
        answers: 'outline',
        reactions: [['👍', 'zhangwei']],
      },
      { by: 'zhangwei', ago: 2 * day - 24, text: '有，王老师，下周二晚上去。' },
      { by: 'lina', ago: day, text: '短视频我来剪，六十秒版和九十秒版都要吗？' },
      { by: 'zhangwei', ago: day - 3, text: '都要。前三秒要看到灯光。' },
      { by: 'zhangwei', ago: 7 * hour, text: '', file: '日出延时.mp4' },
      { by: 'lina', ago: 7 * hour - 5, text: '太好看了，片头就用它。', reactions: [['❤️', 'zhangwei']] },
      { by: 'lina', ago: 33, text: '18:00 的推送标题在值班群里，等你拍板。' },
      {
        by: 'lina',
        ago: 12,
        text: '另外，明早的选题会改到 8:45，会议室 301。',
        kept: [{ by: 'zhangwei', tags: ['会议'] }],
      },
    ],
  },
  {
    between: ['zhangwei', 'smith'],
    unread: { zhangwei: 1 },
    lines: [
      { by: 'smith', ago: day, text: 'Zhang Wei, may I quote your piece on neighbourhood libraries?' },
      {
        by: 'zhangwei',
        ago: day - 14,
        text: 'Of course. Please link to the original and send me the English title.',
      },
      { by: 'smith', ago: 75, text: 'Working title: “Nine in the evening, and the lights are still on”.' },
    ],
  },
  {
    between: ['zhangwei', 'tanaka'],
    lines: [
      { by: 'tanaka', ago: day, text: '张さん、書展の招待状が届きました。二枚あります。' },
      {
        by: 'zhangwei',
        ago: day - 20,
        text: '谢谢！我和图片部的同事一起去。',
        reactions: [['😊', 'tanaka']],
      },
      { by: 'tanaka', ago: 9 * hour, text: '表紙の候補です。', file: '夜行列車.jpg' },
      { by: 'zhangwei', ago: 9 * hour - 3, text: '收到。' },
    ],
  },
  {
    between: ['garcia', 'smith'],
    unread: { garcia: 2 },
    lines: [
      {
        by: 'smith',
        ago: 2 * day,
        text: 'José, do you have a figure for the reservoir? I need one line for the explainer.',
      },
      {
        by: 'garcia',
        ago: 2 * day - 11,
        text: 'Twenty per cent of capacity as of Monday. Source: the water board.',
      },
      { by: 'smith', ago: 2 * day - 12, text: 'Perfect, thank you.', reactions: [['👍', 'garcia']] },
      { by: 'garcia', ago: day, text: '', file: 'Crónica - La sequía en el campo.docx' },
      {
        by: 'smith',
        ago: 55,
        text: 'Manuela’s lantern is a wonderful opening. Can I have 200 words in English?',
      },
      { by: 'smith', ago: 54, text: 'By six, if you can.' },
    ],
  },
  {
    between: ['zhangwei', 'garcia'],
    lines: [
      {
        by: 'garcia',
        ago: day,
        text: 'Zhang Wei, la crónica de la sequía está lista. ¿La queréis traducir?',
      },
      {
        by: 'zhangwei',
        ago: day - 25,
        text: '¡Sí! Página 6 del jueves. Gracias, José.',
        reactions: [['🙌', 'garcia']],
      },
      {
        by: 'garcia',
        ago: 4 * hour,
        text: '',
        file: 'El campo al amanecer.jpg',
        kept: [{ by: 'zhangwei', tags: ['国际'] }],
      },
    ],
  },
  {
    between: ['lina', 'tanaka'],
    unread: { lina: 1, tanaka: 0 },
    lines: [
      { by: 'lina', ago: day, text: '田中さん、第一回の訳、校正をお願いできますか。' },
      {
        by: 'tanaka',
        ago: day - 18,
        text: 'もちろんです。明日の朝までに見ます。',
        reactions: [['🙏', 'lina']],
      },
      { by: 'tanaka', ago: 100, text: '赤字を入れました。全体にとても自然です。' },
    ],
  },
];
