import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const commonTexts = {
  [codes.ok]: { zh: '操作成功', en: 'Done', es: 'Hecho', ja: '完了しました' },
  [codes.refused]: {
    zh: '操作没有成功，请稍后再试。',
    en: 'That did not work. Please try again later.',
    es: 'No ha sido posible. Inténtelo de nuevo más tarde.',
    ja: '処理できませんでした。しばらくしてからもう一度お試しください。',
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
  [codes.enoughForToday]: {
    zh: '今天的操作次数已达上限，请明天再试。',
    en: 'You have done this as often as one day allows. Please try again tomorrow.',
    es: 'Ha alcanzado el máximo de hoy. Inténtelo de nuevo mañana.',
    ja: '本日の上限に達しました。明日もう一度お試しください。',
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
} satisfies TextsOf;
