import type { Catalogue } from './catalogue.ts';

const system = 'システムで問題が発生しました。システム管理者に連絡してください。';
const network = 'ネットワークに問題がある可能性があります。しばらくしてからもう一度お試しください。';

/** The error catalogue in Japanese. */
export const ja: Catalogue = {
  other: system,
  badRequest: (msg = system) => `${msg}(400)`,
  noAccess: 'アクセス権限がありません。システム管理者に連絡してください。(403)',
  notFound: '現在このリソースに接続できません。システム管理者に連絡してください。(404)',
  methodNotAllowed: `${system}(405)`,
  unreachable: (status) => `${network}(${status})`,
  tooLarge: '一度に送信できる大きさを超えています。',
  tooMany: '操作の回数が多すぎます。しばらくしてからお試しください。',
  internal: `${system}(500)`,
  httpVersion: 'このHTTPバージョンではリクエストに対応していません',
  network,
  timeout: 'サーバーからの応答に時間がかかりすぎています。しばらくしてからもう一度お試しください。',
  offline: 'オフラインです。ネットワーク接続を確認して、もう一度お試しください。',
  forwarded: ({ name }) => `${name} への転送が完了しました。`,
  fileForwarded: ({ name, file }) => `${name} へのファイル ${file} の送信が完了しました。`,
  fileNotForwarded: ({ name, file }) => `${name} にファイル ${file} を送信できませんでした。`,
  friendRequestSent: '友達リクエストを送信しました',
};
