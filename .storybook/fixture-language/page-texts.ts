import type { Row } from './row.ts';

/** Menu and departments of the newsroom in the stories of the app's pages. */
export const pageTexts: readonly Row[] = [
  ['工作台', 'Workspace', 'Inicio', 'ワークスペース'],
  ['融媒门户', 'Media Portal', 'Portal de medios', 'メディアポータル'],
  ['团队群', 'Team group', 'Grupo de equipo', 'チームグループ'],
  [
    '您的密码即将过期，请尽快修改密码！',
    'Your password is about to expire. Please change it soon!',
    'Su contraseña está a punto de caducar. Cámbiela pronto.',
    'パスワードの有効期限がまもなく切れます。お早めに変更してください。',
  ],
  [
    '您的密码已过期，请修改密码！',
    'Your password has expired. Please change it!',
    'Su contraseña ha caducado. Cámbiela.',
    'パスワードの有効期限が切れました。変更してください。',
  ],
];
