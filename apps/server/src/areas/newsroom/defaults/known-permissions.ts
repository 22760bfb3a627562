import {
  administrationPermissions,
  type KnownPermission,
  type Language,
  newsroomPermissions,
  type PermissionGroup,
  portalPermissions,
} from '@snap/portal-api/contract';
import { names, type Names } from '../../../http/texts/names.ts';

/** What everyone may do where an organisation has not said otherwise (A17). */
export const defaultPermissions: readonly string[] = portalPermissions;

const permissionNames: Record<KnownPermission, Names> = {
  'workspace:view': names('查看工作台', 'See the workspace', 'Ver el inicio', 'ワークスペースを見る'),
  'workspace:edit': names(
    '调整工作台',
    'Arrange the workspace',
    'Organizar el inicio',
    'ワークスペースを編集',
  ),
  'application:view': names('使用应用', 'Use applications', 'Usar aplicaciones', 'アプリを使う'),
  'news:view': names('查看消息', 'Read messages', 'Leer mensajes', 'メッセージを読む'),
  'news:send': names('发送消息', 'Send messages', 'Enviar mensajes', 'メッセージを送る'),
  'addressBook:view': names('查看通讯录', 'See the address book', 'Ver los contactos', 'アドレス帳を見る'),
  'networkDisk:view': names('查看网盘', 'See the network disk', 'Ver el disco de red', 'ディスクを見る'),
  'networkDisk:edit': names(
    '管理网盘文件',
    'Change files on the disk',
    'Cambiar archivos del disco',
    'ディスクのファイルを変更',
  ),
  'collection:view': names('查看收藏', 'See favourites', 'Ver los favoritos', 'お気に入りを見る'),
  'collection:edit': names('管理收藏', 'Change favourites', 'Cambiar los favoritos', 'お気に入りを変更'),
  'group:create': names('创建群组', 'Create groups', 'Crear grupos', 'グループを作る'),
  'story:review': names('审稿', 'Review stories', 'Revisar noticias', '記事を審査'),
  'story:return': names('退稿', 'Return stories', 'Devolver noticias', '記事を差し戻す'),
  'story:publish': names('发布稿件', 'Publish stories', 'Publicar noticias', '記事を公開'),
  'topic:approve': names('审批选题', 'Approve topics', 'Aprobar temas', '企画を承認'),
  'hotspot:manage': names('管理热点', 'Manage hotspots', 'Gestionar temas del momento', '注目トピックを管理'),
  'ranking:view': names('查看排行', 'See rankings', 'Ver clasificaciones', 'ランキングを見る'),
  'push:send': names('发送推送', 'Send push notifications', 'Enviar notificaciones', 'プッシュ通知を送る'),
  'administration:people:view': names('查看人员', 'See people', 'Ver a las personas', '人を見る'),
  'administration:people:edit': names('编辑人员', 'Change people', 'Cambiar a las personas', '人を編集'),
  'administration:departments:edit': names(
    '编辑部门',
    'Change departments',
    'Cambiar los departamentos',
    '部署を編集',
  ),
  'administration:roles:edit': names('编辑角色', 'Change roles', 'Cambiar los roles', '役割を編集'),
  'administration:menus:edit': names('编辑菜单', 'Change the menu', 'Cambiar el menú', 'メニューを編集'),
  'administration:audit:view': names(
    '查看审计日志',
    'See the audit log',
    'Ver el registro de auditoría',
    '監査ログを見る',
  ),
  'administration:identity:edit': names(
    '设置登录方式',
    'Set up the sign-in',
    'Configurar el inicio de sesión',
    'サインインを設定',
  ),
  'administration:health:view': names(
    '查看运行状态',
    'See the health of the portal',
    'Ver el estado del portal',
    'ポータルの状態を見る',
  ),
  'administration:backups:edit': names(
    '立即备份',
    'Back up the portal',
    'Hacer copias de seguridad',
    'バックアップを取る',
  ),
};

const groups: Record<PermissionGroup['id'], { name: Names; known: readonly KnownPermission[] }> = {
  portal: { name: names('门户', 'Portal', 'Portal', 'ポータル'), known: portalPermissions },
  newsroom: { name: names('采编', 'Newsroom', 'Redacción', '編集'), known: newsroomPermissions },
  administration: {
    name: names('管理后台', 'Administration', 'Administración', '管理'),
    known: administrationPermissions,
  },
};

/** The permissions that the product knows, in a language. */
export function knownPermissions(language: Language): PermissionGroup[] {
  return (['portal', 'newsroom', 'administration'] as const).map((id) => ({
    id,
    name: groups[id].name[language],
    permissions: groups[id].known.map((permission) => ({
      id: permission,
      name: permissionNames[permission][language],
    })),
  }));
}
