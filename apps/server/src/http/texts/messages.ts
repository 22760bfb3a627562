import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const messagesTexts = {
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
  [codes.recallTooLate]: {
    zh: '消息发送已超过 {minutes} 分钟，不能撤回。',
    en: 'A message can be recalled within {minutes} minutes of sending it.',
    es: 'Un mensaje solo puede retirarse en los {minutes} minutos siguientes a su envío.',
    ja: '送信から{minutes}分を過ぎたメッセージは取り消せません。',
  },
  [codes.editTooLate]: {
    zh: '消息发送已超过 {hours} 小时，不能编辑。',
    en: 'A message can be edited within {hours} hours of sending it.',
    es: 'Un mensaje solo puede editarse en las {hours} horas siguientes a su envío.',
    ja: '送信から{hours}時間を過ぎたメッセージは編集できません。',
  },
  [codes.messageRecalled]: {
    zh: '此消息已撤回。',
    en: 'This message was recalled.',
    es: 'Este mensaje se ha retirado.',
    ja: 'このメッセージは取り消されました。',
  },
  [codes.editedMeanwhile]: {
    zh: '此消息已在别处修改，请查看后再编辑。',
    en: 'This message was edited elsewhere in the meantime. Look at it before you edit it again.',
    es: 'Este mensaje se ha editado en otro lugar. Revíselo antes de volver a editarlo.',
    ja: 'このメッセージは別の場所で編集されました。内容を確認してから編集してください。',
  },
  [codes.tooManyReactions]: {
    zh: '一条消息最多可有 {most} 种表情回应。',
    en: 'A message can have at most {most} different reactions.',
    es: 'Un mensaje puede tener como máximo {most} reacciones distintas.',
    ja: 'リアクションは1件のメッセージにつき{most}種類までです。',
  },
  [codes.tooManyPins]: {
    zh: '一个会话最多可置顶 {most} 条消息。',
    en: 'A conversation can have at most {most} pinned messages.',
    es: 'Una conversación puede tener como máximo {most} mensajes fijados.',
    ja: 'ピン留めできるメッセージは会話ごとに{most}件までです。',
  },
  [codes.clientMsgIdTaken]: {
    zh: '此消息编号已用于另一条消息，没有发送。',
    en: 'This message id was already used for another message. Nothing was sent.',
    es: 'Este identificador ya se usó para otro mensaje. No se ha enviado nada.',
    ja: 'このメッセージIDは別のメッセージで使われています。送信されませんでした。',
  },
  [codes.conversationClosed]: {
    zh: '此群已关闭，只能查看；专题关闭期间不能重新打开。',
    en: 'The group is closed. It can be read, but not written to, nor opened again while its topic is closed.',
    es: 'El grupo está cerrado: se puede leer, pero no escribir en él, ni volver a abrirlo mientras su tema esté cerrado.',
    ja: 'このグループは閉じられ、閲覧のみできます。特集の終了中は再び開けません。',
  },
  [codes.groupDissolved]: {
    zh: '此群已解散。',
    en: 'This group has been dissolved.',
    es: 'Este grupo se ha disuelto.',
    ja: 'このグループは解散しました。',
  },
  [codes.sendingTooFast]: {
    zh: '消息发送太快，请稍后再试。',
    en: 'Messages are being sent too fast. Please wait a moment.',
    es: 'Está enviando mensajes demasiado rápido. Espere un momento.',
    ja: 'メッセージの送信が速すぎます。少し待ってください。',
  },
} satisfies TextsOf;
