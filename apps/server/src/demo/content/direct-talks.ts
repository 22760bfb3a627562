import { day, hour } from './people.ts';
import type { DirectTalk } from './talk.ts';

/** One-to-one conversations. */
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
        replyTo: 'outline',
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
