// The error catalogue of the specification, section 8, as mocked responses and the expected text.

const system = '系统出现异常，请联系系统管理员。';
const network = '您的网络可能存在问题，请稍后重试。';
export const noAccess = '您缺少访问权限，请联系系统管理员。(403)';
const notFound = '您访问的资源暂时无法连接，请联系系统管理员。(404)';

export interface Row {
  status?: number;
  json?: { code: string | number; msg?: string };
  text: string;
  tone?: 'danger' | 'warning' | 'success';
}

/** Expected text of each response, for every action. */
export const catalogueRows: readonly Row[] = [
  { status: 400, text: `${system}(400)` },
  { status: 400, json: { code: '400', msg: '缺少参数' }, text: '缺少参数(400)' },
  { status: 403, text: noAccess },
  { status: 404, text: notFound },
  { status: 405, text: `${system}(405)` },
  { status: 408, text: `${network}(408)` },
  { status: 500, text: `${system}(500)` },
  { status: 500, json: { code: '500', msg: 'NullPointerException' }, text: `${system}(500)` },
  { status: 501, text: `${network}(501)` },
  { status: 502, text: `${network}(502)` },
  { status: 503, text: `${network}(503)` },
  { status: 504, text: `${network}(504)` },
  { status: 505, text: 'http版本不支持该请求' },
  { status: 418, text: system },
  { json: { code: 500, msg: '稿件库暂时不可用' }, text: '稿件库暂时不可用' },
  { json: { code: '500' }, text: system },
  { json: { code: '-1', msg: '今天的星标太多了' }, text: '今天的星标太多了' },
  { json: { code: '1', msg: '你们还不是好友' }, text: '你们还不是好友', tone: 'warning' },
  { json: { code: '0', msg: '已设为星标好友' }, text: '已设为星标好友', tone: 'success' },
  { json: { code: 0, msg: '已取消星标好友' }, text: '已取消星标好友', tone: 'success' },
];
