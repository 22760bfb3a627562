import type { MessageView } from '@snap/portal-ui/message-list';

/** Initial number of messages. */
export const count = 100_000;

const sentences = [
  '稿件我看过了，标题再短一点。',
  '好的，五分钟后发你。',
  'Can you send me the caption for the second photo?',
  '已经核实，时间是下午三点。',
  '这一段引用需要补出处，另外第三段的数字和统计局公布的不一致，麻烦再核对一下，我这边先不签发。',
];
const me = { id: 'demo~wangfang', name: '王芳' };
const other = { id: 'demo~zhangwei', name: '张伟' };
export const now = Date.UTC(2026, 10, 20, 6, 30);

/** Test data for all lists: a conversation of two people, a message every 30 s. */
export function message(seq: number): MessageView {
  const own = seq % 5 > 2;
  return {
    id: `m${seq}`,
    seq,
    own,
    sender: own ? me : other,
    text: `${sentences[seq % sentences.length] ?? ''} #${seq}`,
    time: now - (count - seq) * 30_000,
    state: 'sent',
  };
}
