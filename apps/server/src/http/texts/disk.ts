import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const diskTexts = {
  [codes.badFileName]: {
    zh: '名称须为 1 到 100 个可见字符，不能以点结尾，不能是 CON、NUL 等系统保留名称，也不能包含 / \\ : * ? " < > | 以及不可见的控制字符',
    en: 'A name has 1 to 100 characters that can be seen, does not end in a dot, is not reserved by Windows (such as CON or NUL), and has no invisible control characters nor / \\ : * ? " < > |',
    es: 'El nombre debe tener de 1 a 100 caracteres visibles, no puede acabar en punto ni ser un nombre reservado de Windows (como CON o NUL), ni contener caracteres de control invisibles ni / \\ : * ? " < > |',
    ja: '名前は表示できる 1〜100 文字で、末尾のピリオド、CON や NUL などの予約名、/ \\ : * ? " < > | と見えない制御文字は使えません。',
  },
  [codes.nameTaken]: {
    zh: '此处已有名为“{name}”的文件或文件夹。',
    en: 'There is already something called “{name}” here.',
    es: 'Aquí ya hay un elemento llamado «{name}».',
    ja: 'ここには「{name}」という名前の項目がすでにあります。',
  },
  [codes.intoItself]: {
    zh: '文件夹不能移动或复制到自身之内。',
    en: 'A folder cannot go into itself.',
    es: 'Una carpeta no puede colocarse dentro de sí misma.',
    ja: 'フォルダーをそれ自身の中に入れることはできません。',
  },
  [codes.diskFull]: {
    zh: '网盘空间不足，请先清理文件或回收站。',
    en: 'Your disk is full. Please remove files or empty the recycle bin first.',
    es: 'Su disco está lleno. Elimine archivos o vacíe primero la papelera.',
    ja: 'ディスクの空き容量が足りません。ファイルやごみ箱を整理してください。',
  },
  [codes.tooDeep]: {
    zh: '文件夹层级过深。',
    en: 'These folders are nested too deeply.',
    es: 'Hay demasiadas carpetas anidadas.',
    ja: 'フォルダーの階層が深すぎます。',
  },
  [codes.tooManyFiles]: {
    zh: '文件数量过多，请分批操作。',
    en: 'These are too many files at once. Please do it in parts.',
    es: 'Son demasiados archivos a la vez. Hágalo por partes.',
    ja: '一度に扱えるファイル数を超えています。何回かに分けてください。',
  },
  [codes.uploadOffset]: {
    zh: '上传进度不一致，请继续上传。',
    en: 'This upload goes on at another place.',
    es: 'Esta subida continúa en otra posición.',
    ja: 'アップロードの再開位置が異なります。',
  },
  [codes.checksumDiffers]: {
    zh: '数据在传输中损坏，请重新上传此部分。',
    en: 'This piece was damaged on its way. Please send it again.',
    es: 'Esta parte se ha dañado durante el envío. Vuelva a enviarla.',
    ja: '転送中にデータが破損しました。もう一度送信してください。',
  },
  [codes.storageFull]: {
    zh: '服务器磁盘已满，暂时无法保存任何内容，请联系系统管理员。',
    en: 'The server’s disk is full, so nothing can be saved at the moment. Please contact your administrator.',
    es: 'El disco del servidor está lleno y por ahora no se puede guardar nada. Póngase en contacto con su administrador.',
    ja: 'サーバーのディスクがいっぱいで、今は保存できません。管理者にお問い合わせください。',
  },
  [codes.filesUnavailable]: {
    zh: '文件存储暂时无法访问，请稍后再试。其他功能不受影响。',
    en: 'Files are briefly unavailable. Please try again in a moment. Everything else works.',
    es: 'Los archivos no están disponibles en este momento. Inténtelo de nuevo en breve. Todo lo demás funciona.',
    ja: 'ファイルを一時的に利用できません。少し待ってからもう一度お試しください。ほかの機能は使えます。',
  },
  [codes.diskCrowded]: {
    zh: '文件和文件夹（包括回收站）最多{most}个，请先清理一些。',
    en: 'Your disk can hold {most} files and folders, the recycle bin included. Please remove some first.',
    es: 'Su disco admite {most} archivos y carpetas, incluida la papelera. Elimine antes algunos.',
    ja: 'ファイルとフォルダーは、ごみ箱を含めて{most}個までです。先にいくつか削除してください。',
  },
  [codes.tooManyShares]: {
    zh: '最多可共享{most}项，请先取消一些共享。',
    en: 'You can share {most} things at most. Please take some shares back first.',
    es: 'Puede compartir {most} elementos como máximo. Deje antes de compartir algunos.',
    ja: '共有できるのは{most}件までです。先にいくつかの共有を解除してください。',
  },
  [codes.noSuchFile]: {
    zh: '文件不存在，或者您无权访问。',
    en: 'This file does not exist, or you do not have access to it.',
    es: 'El archivo no existe o no tiene acceso a él.',
    ja: 'ファイルが存在しないか、アクセスする権限がありません。',
  },
} satisfies TextsOf;
