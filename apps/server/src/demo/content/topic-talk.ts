import type { GroupTalk } from './talk.ts';
import { day, hour } from './people.ts';

/** Conversation of the topic group. */
export const topicTalk: GroupTalk = {
  group: '县城里的图书馆',
  unread: { lina: 1, smith: 1 },
  notice: { by: 'zhangwei', text: '周四 18:00 截稿；三座图书馆各一张横图，人物采访先核实姓名。' },
  lines: [
    { by: 'zhangwei', ago: 2 * day, text: '选题通过了，这个群只谈图书馆专题，结束后关闭。' },
    {
      by: 'lina',
      ago: 2 * day - 7,
      text: '公众号留周四头条，标题我先想三个。',
      reactions: [['👍', 'zhangwei']],
    },
    {
      by: 'smith',
      ago: 2 * day - 15,
      text: 'I will run an English version next to our explainer on late opening.',
      as: 'english',
    },
    { by: 'zhangwei', ago: 2 * day - 21, text: '好，译稿请提前一天给我看。', replyTo: 'english' },
    {
      by: 'tanaka',
      ago: day,
      text: '神保町の写真を三枚選びました。横位置です。',
      reactions: [['🙏', 'zhangwei', 'lina']],
    },
    { by: 'zhangwei', ago: 7 * hour, text: '王老师的采访核实完了，可以用真名。' },
    { by: 'lina', ago: 37, text: '@张伟 标题定《晚上九点，县城的灯还亮着》？', mentions: ['zhangwei'] },
    { by: 'tanaka', ago: 22, text: '写真の説明文も、今日中に送ります。' },
  ],
};
