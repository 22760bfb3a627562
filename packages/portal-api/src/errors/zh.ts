import type { Catalogue } from './catalogue.ts';

const system = '系统出现异常，请联系系统管理员。';
const network = '您的网络可能存在问题，请稍后重试。';

/** The error catalogue in Chinese. Texts listed in the specification are used literally (section 8, A16). */
export const zh: Catalogue = {
  other: system,
  badRequest: (msg = system) => `${msg}(400)`,
  noAccess: '您缺少访问权限，请联系系统管理员。(403)',
  notFound: '您访问的资源暂时无法连接，请联系系统管理员。(404)',
  methodNotAllowed: `${system}(405)`,
  unreachable: (status) => `${network}(${status})`,
  tooLarge: '提交的内容过大，无法一次发送。',
  tooMany: '操作过于频繁，请稍后再试。',
  internal: `${system}(500)`,
  httpVersion: 'http版本不支持该请求',
  network,
  timeout: '服务器长时间没有响应，请稍后重试。',
  offline: '网络已断开，请检查网络连接后重试。',
  forwarded: ({ name }) => `给 ${name} 转发完成！`,
  fileForwarded: ({ name, file }) => `给 ${name} 发送文件 ${file} 完成！`,
  fileNotForwarded: ({ name, file }) => `给 ${name} 发送文件 ${file} 失败！`,
  friendRequestSent: '添加好友请求已发送',
};
