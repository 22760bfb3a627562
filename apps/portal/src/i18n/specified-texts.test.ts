import { zh as errors } from '@snap/portal-api/errors/zh';
import { limits } from '@snap/portal-api/contract';
import { en } from '@snap/portal-ui/labels/en';
import { es } from '@snap/portal-ui/labels/es';
import { ja } from '@snap/portal-ui/labels/ja';
import { zh } from '@snap/portal-ui/labels/zh';
import { describe, expect, it } from 'vitest';
import { filePlaceholders } from '@snap/portal-messaging';
import { catalogEntries } from '../testing/catalogs.ts';

type Rows = readonly (readonly [specified: string, shown: string | undefined])[];

const own = new Map(catalogEntries('zh'));
const app = (source: string) => own.get(source);

const name = '李娜';
const file = '稿件.docx';

// What the specification writes in Chinese, copied from it, each beside the word that the portal shows there (A16).
const sections: Record<string, Rows> = {
  '2, the shell': [
    ['确定注销并退出系统吗？', zh.userMenu.logOutQuestion],
    ['提示', zh.userMenu.logOutTitle],
    ['找人、找群组', zh.searchPopover.placeholder],
    ['没有搜索到任何联系人', zh.searchPopover.noPeople],
    ['没有搜索到任何群组', zh.searchPopover.noGroups],
    ['转换语言成功', app('Language changed')],
    ['下拉刷新', zh.pullToRefresh.pull],
    ['松开立即刷新', zh.pullToRefresh.release],
    ['上拉加载', zh.pullToRefresh.pullUp],
    ['正在加载...', zh.pullToRefresh.loading],
    ['暂无更多', zh.pullToRefresh.end],
    ['修改密码', zh.passwordDialog.title],
    ['系统设置', zh.personalSettings.title],
    ['系统设置', zh.userMenu.settings],
  ],
  '3, groups and forwarded files': [
    ['普通群', zh.searchPopover.groupKind.group],
    ['普通群', zh.contactList.kinds.group],
    ['团队群', zh.searchPopover.groupKind.teamGroup],
    ['团队群', zh.contactList.kinds.teamGroup],
    ['[附件]', filePlaceholders.file],
    ['[图片]', filePlaceholders.image],
  ],
  '4, states': [
    ['提示', app('Notice')],
    [
      '您的密码即将过期，请尽快修改密码！',
      app('Your password expires soon. Please change it as soon as you can!'),
    ],
    ['您的密码已过期，系统已锁定，请立即修改！', zh.passwordDialog.locked],
    ['请选择!', zh.contactPicker.refusals.nothing],
    ['确定要解除好友？', zh.friendship.removeQuestion],
    ['创建群聊(普通群)', zh.groupCreator.titles.group],
    ['创建群聊(团队群)', zh.groupCreator.titles.teamGroup],
  ],
  '5, validation': [
    ['请输入原密码', zh.passwordDialog.oldMissing],
    ['请输入新密码', zh.passwordDialog.newMissing],
    ['请输入确认新密码', zh.passwordDialog.repeatMissing],
    ['新密码两次输入的不一致', zh.passwordDialog.mismatch],
    [
      '密码不符合强密码规则！必须是包含大写字母、小写字母、数字、特殊符号（不是字母，数字，下划线，汉字的字符）的8位以上组合',
      zh.passwordDialog.weak,
    ],
    ['请输入正确的电话', zh.fields.phone],
    ['请输入正确的电话', zh.fields.mobile],
    ['请输入正确的电话', zh.phoneForm.mobileWrong],
    ['群名称', zh.groupCreator.name],
    ['必填，不超过16个字符', zh.groupCreator.namePlaceholder],
    ['群简介', zh.groupCreator.introduction],
    ['必填，不超过200个字符', zh.groupCreator.introductionPlaceholder],
    ['隐藏个人信息开关打开，隐藏电话号码不可关闭', zh.personalSettings.hideMobileForced],
  ],
  '6, privacy': [['未公开', zh.personCard.notPublic]],
  '8, statuses': [
    ['系统出现异常，请联系系统管理员。(400)', errors.badRequest(undefined)],
    ['缺少参数(400)', errors.badRequest('缺少参数')],
    ['您缺少访问权限，请联系系统管理员。(403)', errors.noAccess],
    ['您访问的资源暂时无法连接，请联系系统管理员。(404)', errors.notFound],
    ['系统出现异常，请联系系统管理员。(405)', errors.methodNotAllowed],
    ['您的网络可能存在问题，请稍后重试。(408)', errors.unreachable(408)],
    ['您的网络可能存在问题，请稍后重试。(503)', errors.unreachable(503)],
    ['系统出现异常，请联系系统管理员。(500)', errors.internal],
    ['http版本不支持该请求', errors.httpVersion],
    ['系统出现异常，请联系系统管理员。', errors.other],
  ],
  '8, flows': [
    [`给 ${name} 转发完成！`, zh.forwardDialog.sentTo(name)],
    [`给 ${name} 转发完成！`, errors.forwarded({ name })],
    [`给 ${name} 发送文件 ${file} 完成！`, zh.forwardDialog.fileSentTo(name, file)],
    [`给 ${name} 发送文件 ${file} 完成！`, errors.fileForwarded({ name, file })],
    [`给 ${name} 发送文件 ${file} 失败！`, zh.forwardDialog.fileFailedTo(name, file)],
    [`给 ${name} 发送文件 ${file} 失败！`, errors.fileNotForwarded({ name, file })],
    ['添加好友请求已发送', zh.friendship.requestSent],
    ['添加好友请求已发送', errors.friendRequestSent],
  ],
};

describe('the Chinese texts are the specification’s, letter for letter', () => {
  it.each(Object.entries(sections))('section %s', (_, rows) => {
    expect(rows.map(([, shown]) => shown)).toEqual(rows.map(([specified]) => specified));
  });
});

// What it writes in English; of `you browser can not work` the meaning stays (A16).
it.each(['Switch Size Success', 'Your browser does not support full screen'])('English has %j', (text) => {
  expect(new Map(catalogEntries('en')).get(text)).toBe(text);
});

it.each(Object.entries({ zh, en, es, ja }))(
  'a greeting with the longest name is no longer than a request may be, in %s (D3)',
  (_, { friendship }) => {
    const greeting = friendship.greeting('名'.repeat(limits.personName));
    expect(greeting.length).toBeLessThanOrEqual(limits.friendMessageLength);
  },
);
