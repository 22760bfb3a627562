import { codes, type Code, type Language } from '@snap/portal-api/contract';
import type { TextValues } from './refusal.ts';

type Texts = Record<Language, string>;

/** What the server says for each code: one sentence, the same voice in every language. `{minutes}` is filled in. */
const texts: Record<Code, Texts> = {
  [codes.ok]: { zh: '操作成功', en: 'Done', es: 'Hecho', ja: '完了しました' },
  [codes.refused]: {
    zh: '操作没有成功，请稍后再试。',
    en: 'That did not work. Please try again later.',
    es: 'No ha sido posible. Inténtelo de nuevo más tarde.',
    ja: '処理できませんでした。しばらくしてからもう一度お試しください。',
  },
  [codes.sessionEnded]: {
    zh: '登录已失效，请重新登录。',
    en: 'Your session has ended. Please sign in again.',
    es: 'Su sesión ha terminado. Vuelva a iniciar sesión.',
    ja: 'セッションが終了しました。もう一度サインインしてください。',
  },
  [codes.passwordForced]: {
    zh: '您的密码已过期，请先修改密码。',
    en: 'Your password has expired. Please change it first.',
    es: 'Su contraseña ha caducado. Cámbiela primero.',
    ja: 'パスワードの有効期限が切れています。先に変更してください。',
  },
  [codes.wrongCredentials]: {
    zh: '用户名或密码不正确，请重新输入。',
    en: 'The user name or password is not right. Please try again.',
    es: 'El usuario o la contraseña no son correctos. Inténtelo de nuevo.',
    ja: 'ユーザー名またはパスワードが正しくありません。もう一度入力してください。',
  },
  [codes.accountDisabled]: {
    zh: '此账号已停用，请联系系统管理员。',
    en: 'This account is disabled. Please contact your administrator.',
    es: 'Esta cuenta está desactivada. Póngase en contacto con su administrador.',
    ja: 'このアカウントは無効になっています。管理者にお問い合わせください。',
  },
  [codes.tooManyAttempts]: {
    zh: '登录尝试次数过多，请在 {minutes} 分钟后再试。',
    en: 'Too many sign-in attempts. Please try again in {minutes} min.',
    es: 'Demasiados intentos de inicio de sesión. Inténtelo de nuevo dentro de {minutes} min.',
    ja: 'サインインの試行回数が多すぎます。{minutes} 分後にもう一度お試しください。',
  },
  [codes.unknownPerson]: {
    zh: '没有找到此人。',
    en: 'This person could not be found.',
    es: 'No se ha encontrado a esta persona.',
    ja: 'この人は見つかりませんでした。',
  },
  [codes.personLeft]: {
    zh: '此人已离开本单位，无法再接收消息。',
    en: 'This person has left the organisation and can no longer receive messages.',
    es: 'Esta persona ya no pertenece a la organización y no puede recibir mensajes.',
    ja: 'この人は組織を離れたため、メッセージを受け取れません。',
  },
  [codes.unknownGroup]: {
    zh: '没有找到此群组。',
    en: 'This group could not be found.',
    es: 'No se ha encontrado este grupo.',
    ja: 'このグループは見つかりませんでした。',
  },
  [codes.notMember]: {
    zh: '您不是此群组的成员。',
    en: 'You are not a member of this group.',
    es: 'Usted no es miembro de este grupo.',
    ja: 'このグループのメンバーではありません。',
  },
  [codes.unknownMessage]: {
    zh: '没有找到此消息。',
    en: 'This message could not be found.',
    es: 'No se ha encontrado este mensaje.',
    ja: 'このメッセージは見つかりませんでした。',
  },
  [codes.messageEmpty]: {
    zh: '消息内容不能为空。',
    en: 'A message needs some text.',
    es: 'El mensaje no puede estar vacío.',
    ja: 'メッセージを入力してください。',
  },
  [codes.toYourself]: {
    zh: '不能给自己发送消息。',
    en: 'You cannot send a message to yourself.',
    es: 'No puede enviarse mensajes a sí mismo.',
    ja: '自分自身にメッセージを送ることはできません。',
  },
  [codes.invalidInput]: {
    zh: '提交的内容有误，请检查后再试。',
    en: 'Something in this request is not valid. Please check it and try again.',
    es: 'Hay datos no válidos en la solicitud. Revíselos e inténtelo de nuevo.',
    ja: '入力内容に誤りがあります。確認してもう一度お試しください。',
  },
  [codes.unauthenticated]: {
    zh: '请先登录。',
    en: 'Please sign in first.',
    es: 'Inicie sesión primero.',
    ja: '先にサインインしてください。',
  },
  [codes.forbidden]: {
    zh: '您没有权限进行此操作。',
    en: 'You do not have access to this.',
    es: 'No tiene acceso a esto.',
    ja: 'この操作を行う権限がありません。',
  },
  [codes.notFound]: {
    zh: '您访问的内容不存在。',
    en: 'There is nothing at this address.',
    es: 'No hay nada en esta dirección.',
    ja: 'お探しのものは見つかりませんでした。',
  },
  [codes.methodNotAllowed]: {
    zh: '不支持这种访问方式。',
    en: 'This address cannot be called this way.',
    es: 'Esta dirección no admite este tipo de solicitud.',
    ja: 'この方法ではアクセスできません。',
  },
  [codes.tooLarge]: {
    zh: '提交的内容过大。',
    en: 'This is more than can be sent at once.',
    es: 'El contenido es demasiado grande para enviarlo de una vez.',
    ja: '一度に送信できる大きさを超えています。',
  },
  [codes.unsupportedMediaType]: {
    zh: '不支持这种内容格式，请使用 JSON 或表单。',
    en: 'Please send this as JSON or as a form.',
    es: 'Envíe los datos como JSON o como formulario.',
    ja: 'JSON またはフォームの形式で送信してください。',
  },
  [codes.tooMany]: {
    zh: '请求过于频繁，请稍后再试。',
    en: 'That was a little fast. Please try again in a moment.',
    es: 'Demasiadas solicitudes seguidas. Inténtelo de nuevo en un momento.',
    ja: 'リクエストが多すぎます。少し待ってからもう一度お試しください。',
  },
  [codes.internal]: {
    zh: '系统出现异常，请联系系统管理员。',
    en: 'Something went wrong on our side. Please contact your administrator.',
    es: 'Se ha producido un error en el sistema. Póngase en contacto con su administrador.',
    ja: 'システムで問題が発生しました。管理者にお問い合わせください。',
  },
  [codes.unavailable]: {
    zh: '服务暂时不可用，请稍后再试。',
    en: 'The service is briefly unavailable. Please try again in a moment.',
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo en breve.',
    ja: 'サービスを一時的に利用できません。少し待ってからもう一度お試しください。',
  },
};

/** The sentence for a code in a language. */
export function textFor(code: Code, language: Language, values: TextValues = {}): string {
  return texts[code][language].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
