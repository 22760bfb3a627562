import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const administrationTexts = {
  [codes.noBackupFolder]: {
    zh: '尚未设置备份文件夹：请在服务器上设置 PORTAL_BACKUP_FOLDER。',
    en: 'No folder for backups is set: set PORTAL_BACKUP_FOLDER on the server.',
    es: 'No hay carpeta para las copias de seguridad: defina PORTAL_BACKUP_FOLDER en el servidor.',
    ja: 'バックアップ先が未設定です。サーバーで PORTAL_BACKUP_FOLDER を設定してください。',
  },
  [codes.backupRunning]: {
    zh: '备份正在进行，请等它结束。',
    en: 'A backup is being made: wait until it ends.',
    es: 'Ya se está haciendo una copia de seguridad: espere a que termine.',
    ja: 'バックアップの実行中です。終わるまでお待ちください。',
  },
  [codes.notOperator]: {
    zh: '此安装由另一个组织运营，只有它能备份。',
    en: 'Another organisation operates this installation: only it can make backups.',
    es: 'Otra organización gestiona esta instalación: solo ella puede hacer copias de seguridad.',
    ja: 'このシステムは別の組織が運用しています。バックアップはその組織だけが行えます。',
  },
  [codes.departmentNameTaken]: {
    zh: '此处已有同名的部门。',
    en: 'There is already a department with this name here.',
    es: 'Ya hay un departamento con este nombre aquí.',
    ja: 'ここには同じ名前の部署がすでにあります。',
  },
  [codes.departmentNotEmpty]: {
    zh: '部门里还有人员或下级部门，不能删除。',
    en: 'The department still has people or departments in it and cannot be removed.',
    es: 'El departamento aún tiene personas o departamentos y no se puede eliminar.',
    ja: '部署に人または下位の部署が残っているため、削除できません。',
  },
  [codes.departmentTooDeep]: {
    zh: '部门最多可以有{most}级。',
    en: 'Departments can be at most {most} levels deep.',
    es: 'Los departamentos pueden tener como máximo {most} niveles.',
    ja: '部署の階層は最大{most}段です。',
  },
  [codes.departmentInItself]: {
    zh: '部门不能移动到它自己或它的下级部门里。',
    en: 'A department cannot be moved into itself or a department below it.',
    es: 'Un departamento no se puede mover a sí mismo ni a uno de sus subdepartamentos.',
    ja: '部署をその部署自身や下位の部署に移動することはできません。',
  },
  [codes.loginTaken]: {
    zh: '已有使用此账号的人员。',
    en: 'This user name is already taken.',
    es: 'Este nombre de usuario ya está en uso.',
    ja: 'このユーザー名はすでに使われています。',
  },
  [codes.personChanged]: {
    zh: '此人的资料刚被他人修改过，请核对后再保存。',
    en: 'Someone else has just changed this person: check the changes and save again.',
    es: 'Alguien acaba de cambiar los datos de esta persona: revíselos y guarde de nuevo.',
    ja: 'この人の情報はほかの人が変更しました。内容を確認してから保存し直してください。',
  },
  [codes.lastAdministrator]: {
    zh: '这是最后一位管理员，请先指定另一位。',
    en: 'This is the last administrator: appoint another one first.',
    es: 'Es la última persona administradora: nombre antes a otra.',
    ja: '最後の管理者です。先に別の管理者を指定してください。',
  },
  [codes.ownAccount]: {
    zh: '不能对自己的账号执行此操作。',
    en: 'You cannot do this to your own account.',
    es: 'No puede hacer esto con su propia cuenta.',
    ja: '自分のアカウントにはこの操作を行えません。',
  },
  [codes.moreRights]: {
    zh: '此人拥有您没有的权限，您不能更改此账号。',
    en: 'This person has rights that you do not have, so you cannot change the account.',
    es: 'Esta persona tiene permisos que usted no tiene, por lo que no puede cambiar su cuenta.',
    ja: 'この人は自分にない権限を持っているため、アカウントを変更できません。',
  },
  [codes.sameReceiver]: {
    zh: '请选择另一位接收人。',
    en: 'Choose another person to hand over to.',
    es: 'Elija a otra persona para la entrega.',
    ja: '引き継ぐ相手には別の人を選んでください。',
  },
  [codes.unknownImport]: {
    zh: '此导入已不存在，请重新选择文件。',
    en: 'This import no longer exists: choose the file again.',
    es: 'Esta importación ya no existe: elija el archivo de nuevo.',
    ja: 'この取り込みはもうありません。ファイルを選び直してください。',
  },
  [codes.importOutdated]: {
    zh: '预览之后资料有变动，请重新预览。',
    en: 'Something has changed since the preview: look at it again before you import.',
    es: 'Algo ha cambiado desde la vista previa: revísela de nuevo antes de importar.',
    ja: 'プレビューの後に情報が変わりました。もう一度プレビューしてください。',
  },
  [codes.tooManyMissing]: {
    zh: '文件中缺少{missing}人（共{people}人）。如果他们确实已离开，请确认后再导入。',
    en: '{missing} of {people} people are not in the file. Confirm that they have really left.',
    es: '{missing} de {people} personas no están en el archivo. Confirme que realmente se han ido.',
    ja: '{people}人のうち{missing}人がファイルにありません。本当に離れたことを確認してください。',
  },
  [codes.managedByDirectory]: {
    zh: '{names}的姓名、职位、电话和邮箱来自目录服务，请在那里修改。',
    en: 'Name, position, phones and email of {names} come from the directory service: change them there.',
    es: 'El nombre, el cargo, los teléfonos y el correo de {names} vienen del servicio de directorio: cámbielos allí.',
    ja: '{names}の氏名、役職、電話、メールはディレクトリサービスから来ています。そちらで変更してください。',
  },
  [codes.unknownRole]: {
    zh: '没有这个角色。',
    en: 'There is no such role.',
    es: 'No existe este rol.',
    ja: 'この役割はありません。',
  },
  [codes.roleNameTaken]: {
    zh: '已有同名的角色。',
    en: 'There is already a role with this name.',
    es: 'Ya hay un rol con este nombre.',
    ja: '同じ名前の役割がすでにあります。',
  },
  [codes.roleInUse]: {
    zh: '还有{people}人拥有此角色，{entries}个菜单项使用它。请确认后再删除。',
    en: '{people} people have this role, and {entries} menu entries are for it. Confirm that it is deleted.',
    es: '{people} personas tienen este rol y {entries} entradas del menú lo usan. Confirme que se elimina.',
    ja: '{people}人がこの役割を持ち、{entries}件のメニュー項目が使っています。確認してから削除してください。',
  },
  [codes.roleStays]: {
    zh: '管理员和所有人的角色不能这样更改。',
    en: 'The roles of administrators and of everyone cannot be changed in this way.',
    es: 'Los roles de administración y de todas las personas no se pueden cambiar así.',
    ja: '管理者の役割と全員の役割は、このようには変更できません。',
  },
  [codes.roleBeyond]: {
    zh: '此角色包含您没有的权限。',
    en: 'This role has permissions that you do not have.',
    es: 'Este rol tiene permisos que usted no tiene.',
    ja: 'この役割には自分にない権限が含まれています。',
  },
  [codes.roleChanged]: {
    zh: '此角色刚被他人修改过，请核对后再保存。',
    en: 'Someone else has just changed this role: check the changes and save again.',
    es: 'Alguien acaba de cambiar este rol: revíselo y guarde de nuevo.',
    ja: 'この役割はほかの人が変更しました。内容を確認してから保存し直してください。',
  },
  [codes.menuChanged]: {
    zh: '菜单刚被他人修改过，请核对后再保存。',
    en: 'Someone else has just changed the menu: check the changes and save again.',
    es: 'Alguien acaba de cambiar el menú: revíselo y guarde de nuevo.',
    ja: 'メニューはほかの人が変更しました。内容を確認してから保存し直してください。',
  },
} satisfies TextsOf;
