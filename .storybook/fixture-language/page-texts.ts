import type { Row } from './row.ts';

/** Texts of the stories of the app's pages and dialogs. */
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
  ['专题群', 'Topic group', 'Grupo temático', '特集グループ'],
  ['专题', 'Feature', 'Reportaje', '特集'],
  [
    '两会期间跨部门联合报道协调工作群',
    'Joint desk for the parliamentary sessions',
    'Coordinación conjunta de las sesiones parlamentarias',
    '両会期間部門横断共同報道調整グループ',
  ],
  [
    '两会融媒体报道总体方案第七版修订稿（含附件、分工表与预算明细）.docx',
    'General plan for the coverage of the sessions, seventh revision (with annexes, rota and budget).docx',
    'Plan general de cobertura de las sesiones, séptima revisión (con anexos, turnos y presupuesto).docx',
    '両会メディア横断報道全体計画第七版改訂稿（付属資料・分担表・予算明細を含む）.docx',
  ],
  ['采访提纲.txt', 'Interview-outline.txt', 'Guion-de-entrevista.txt', '取材メモ.txt'],
  ['采访提纲', 'Outline of the interview', 'Guion de la entrevista', '取材の構成'],
  ['一、为什么是现在？', '1. Why now?', '1. ¿Por qué ahora?', '一、なぜ今なのか。'],
  ['港口.jpg', 'Harbour.jpg', 'Puerto.jpg', '港.jpg'],
  ['素材.zip', 'Footage.zip', 'Material.zip', '素材一式.zip'],
  ['空.txt', 'Empty.txt', 'Vacío.txt', '空白.txt'],
  [
    '用户名或密码不正确，请重新输入。',
    'The user name or the password is wrong. Please enter them again.',
    'El usuario o la contraseña son incorrectos. Escríbalos de nuevo.',
    'ユーザー名かパスワードが正しくありません。入力し直してください。',
  ],
  [
    '明早六点编前会。',
    'Morning conference at six tomorrow.',
    'Mañana, reunión a las seis.',
    '明朝六時に編集会議です。',
  ],
  [
    '老城区的早市',
    'The morning market of the old town',
    'El mercado matinal del casco antiguo',
    '旧市街の朝市',
  ],
  [
    '此人已离开本单位，无法再接收消息。',
    'This person has left the organisation and receives no more messages.',
    'Esta persona ha dejado la organización y ya no recibe mensajes.',
    'この人は退職しており、メッセージを受け取れません。',
  ],
  [
    '群成员不能超过500人，现在将有501人。',
    'A group has at most 500 members; this would make 501.',
    'Un grupo tiene como máximo 500 miembros; serían 501.',
    'グループは最大500人です。501人になります。',
  ],
  [
    '原密码不正确，请重新输入。',
    'The current password is wrong. Please enter it again.',
    'La contraseña actual es incorrecta. Escríbala de nuevo.',
    '現在のパスワードが正しくありません。入力し直してください。',
  ],
  [
    '所选的选题类型不存在，请重新选择。',
    'The chosen kind of topic does not exist. Please choose again.',
    'El tipo de tema elegido no existe. Elija de nuevo.',
    '選んだ企画の種類はありません。選び直してください。',
  ],
  [
    '我是要闻组的张伟。',
    'I am Zhang Wei of the news desk.',
    'Soy Andrés Zamora, de la redacción.',
    '要聞班の張偉です。',
  ],
  [
    '没有待处理的好友请求。',
    'There is no friend request to answer.',
    'No hay ninguna solicitud por responder.',
    '未処理の友だち申請はありません。',
  ],
];
