import type { SystemInfo } from '@snap/portal-api/contract';

const texts: Record<SystemInfo['type'], (actor: string, people: string, text: string) => string> = {
  created: (actor) => `${actor}创建了群聊`,
  invited: (actor, people) => `${actor}邀请${people}加入群聊`,
  left: (actor) => `${actor}退出了群聊`,
  removed: (actor, people) => `${actor}将${people}移出群聊`,
  renamed: (actor, _, text) => `${actor}将群名称改为“${text}”`,
  ownerChanged: (_, people) => `${people}成为新群主`,
  announcement: (actor, _, text) => `${actor}发布了群公告：${text}`,
  topicClosed: () => '此群已关闭，只能查看',
  topicReopened: () => '此群已重新打开',
  topicEnded: () => '专题已结束，此群已关闭，只能查看',
  topicResumed: () => '专题已重新开放，此群已重新打开',
  dissolved: (actor) => `${actor}解散了群聊`,
};

/** Text of a system message for clients that do not know the kind. In Chinese: one message is for readers of all languages. */
export function fallbackText({ type, actorName, people, peopleCount, text = '' }: SystemInfo): string {
  const names = people.map(({ name }) => name).join('、');
  return texts[type](actorName, peopleCount > people.length ? `${names}等${peopleCount}人` : names, text);
}
