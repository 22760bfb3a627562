import { codes, type Language } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const accountTexts = {
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
  [codes.demoPasswordPublic]: {
    zh: '演示密码是公开的，只能在服务器本机上使用。请管理员用 PORTAL_DEMO_PASSWORD 另设密码。',
    en: 'The demo password is public knowledge and works on the server’s own machine only. Its operator can set another one with PORTAL_DEMO_PASSWORD.',
    es: 'La contraseña de la demostración es pública y solo sirve en el propio equipo del servidor. Su operador puede fijar otra con PORTAL_DEMO_PASSWORD.',
    ja: 'デモのパスワードは公開されているため、サーバー本体でのみ使えます。管理者は PORTAL_DEMO_PASSWORD で別のパスワードを設定できます。',
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
  [codes.captchaRequired]: {
    zh: '请输入图片中的验证码。',
    en: 'Please enter the characters in the picture.',
    es: 'Escriba los caracteres de la imagen.',
    ja: '画像の文字を入力してください。',
  },
  [codes.captchaWrong]: {
    zh: '验证码不正确或已过期，请重新输入。',
    en: 'That is not what the picture says, or it is too old. Please try the new one.',
    es: 'No coincide con la imagen o esta ha caducado. Pruebe con la nueva.',
    ja: '画像の文字と一致しないか、期限が切れています。新しい画像でもう一度お試しください。',
  },
  [codes.wrongPassword]: {
    zh: '原密码不正确，请重新输入。',
    en: 'The current password is not right. Please try again.',
    es: 'La contraseña actual no es correcta. Inténtelo de nuevo.',
    ja: '現在のパスワードが正しくありません。もう一度入力してください。',
  },
  [codes.passwordMismatch]: {
    zh: '新密码两次输入的不一致',
    en: 'The two new passwords differ.',
    es: 'Las dos contraseñas nuevas no coinciden.',
    ja: '新しいパスワードが一致しません。',
  },
  [codes.passwordWeak]: {
    zh: '密码不符合强密码规则！必须是包含大写字母、小写字母、数字、特殊符号（不是字母，数字，下划线，汉字的字符）的8位以上组合',
    en: 'The password is too weak. It needs at least 8 characters with an upper-case letter, a lower-case letter, a digit and a special character.',
    es: 'La contraseña es demasiado débil. Debe tener al menos 8 caracteres, con una mayúscula, una minúscula, un dígito y un carácter especial.',
    ja: 'パスワードが弱すぎます。大文字、小文字、数字、記号を含む 8 文字以上にしてください。',
  },
  [codes.passwordReused]: {
    zh: '新密码不能与原密码或最近使用过的密码相同。',
    en: 'Please choose a password that you have not used before.',
    es: 'Elija una contraseña que no haya usado antes.',
    ja: '以前に使用したことのないパスワードを選んでください。',
  },
  [codes.phoneCodeTooOften]: {
    zh: '验证码发送过于频繁，请在 {minutes} 分钟后再试。',
    en: 'Codes are sent too often. Please try again in {minutes} min.',
    es: 'Se han enviado demasiados códigos. Inténtelo de nuevo dentro de {minutes} min.',
    ja: '確認コードの送信回数が多すぎます。{minutes} 分後にもう一度お試しください。',
  },
  [codes.phoneCodeWrong]: {
    zh: '短信验证码不正确或已过期。',
    en: 'The code is not right or has expired.',
    es: 'El código no es correcto o ha caducado.',
    ja: '確認コードが正しくないか、期限が切れています。',
  },
  [codes.registrationClosed]: {
    zh: '本机构未开放注册，请联系系统管理员。',
    en: 'This organisation does not let people register. Please contact your administrator.',
    es: 'Esta organización no admite registros. Póngase en contacto con su administrador.',
    ja: 'この組織では新規登録を受け付けていません。管理者にお問い合わせください。',
  },
  [codes.alreadyRegistered]: {
    zh: '此手机号已有账号，请直接登录或找回密码。',
    en: 'This phone has an account already. Please sign in, or set a new password.',
    es: 'Este teléfono ya tiene una cuenta. Inicie sesión o restablezca la contraseña.',
    ja: 'この電話番号はすでに登録されています。サインインするか、パスワードを再設定してください。',
  },
  [codes.signInCodeWrong]: {
    zh: '登录码无效或已过期，请重新获取。',
    en: 'This sign-in code is not valid any more. Please get a new one.',
    es: 'Este código de acceso ya no es válido. Obtenga uno nuevo.',
    ja: 'このサインインコードは無効か、期限が切れています。新しいコードを取得してください。',
  },
  [codes.unknownTenant]: {
    zh: '该机构不存在，请检查机构代码。',
    en: 'There is no such organisation. Please check its code.',
    es: 'Esa organización no existe. Compruebe su código.',
    ja: 'その組織は見つかりません。組織コードを確認してください。',
  },
  [codes.identityTaken]: {
    zh: '此第三方账号已绑定其他账号。',
    en: 'That identity belongs to another account already.',
    es: 'Esa identidad ya está vinculada a otra cuenta.',
    ja: 'この外部アカウントは、すでに別のアカウントに連携されています。',
  },
  [codes.noIdentityProvider]: {
    zh: '该机构未启用统一身份登录。',
    en: 'This organisation has no sign-in by an identity provider.',
    es: 'Esta organización no tiene inicio de sesión con un proveedor de identidad.',
    ja: 'この組織では ID プロバイダーによるサインインを利用できません。',
  },
  [codes.signOnRefused]: {
    zh: '统一身份登录未成功，请重试或联系管理员。',
    en: 'The identity provider did not sign you in. Try again, or ask your administrator.',
    es: 'El proveedor de identidad no inició su sesión. Inténtelo de nuevo o consulte a su administrador.',
    ja: 'ID プロバイダーでサインインできませんでした。もう一度試すか、管理者にお問い合わせください。',
  },
  [codes.secondFactorRequired]: {
    zh: '请输入验证器应用中的验证码。',
    en: 'Please enter the code of your authenticator app.',
    es: 'Escriba el código de su aplicación de autenticación.',
    ja: '認証アプリのコードを入力してください。',
  },
  [codes.secondFactorWrong]: {
    zh: '验证码不正确或已使用，请输入新的验证码。',
    en: 'This code is wrong or was used before. Please enter the next one.',
    es: 'El código no es correcto o ya se usó. Escriba el siguiente.',
    ja: 'コードが正しくないか、すでに使用されています。新しいコードを入力してください。',
  },
} satisfies TextsOf;

/** Texts about a password: before and after its expiry (specification, section 4), and when an administrator set it. */
export const passwordWarnings: Record<'soon' | 'over' | 'initial', Record<Language, string>> = {
  soon: {
    zh: '您的密码即将过期，请尽快修改密码！',
    en: 'Your password expires soon. Please change it as soon as you can!',
    es: 'Su contraseña caduca pronto. ¡Cámbiela cuanto antes!',
    ja: 'パスワードの有効期限がまもなく切れます。お早めに変更してください。',
  },
  over: {
    zh: '您的密码已过期，系统已锁定，请立即修改！',
    en: 'Your password has expired and the system is locked. Please change it now!',
    es: 'Su contraseña ha caducado y el sistema está bloqueado. ¡Cámbiela ahora!',
    ja: 'パスワードの有効期限が切れ、システムがロックされました。今すぐ変更してください。',
  },
  initial: {
    zh: '当前密码由管理员设置，请先设置自己的密码。',
    en: 'Your password was set by an administrator. Please choose your own first.',
    es: 'Un administrador estableció su contraseña. Elija primero la suya.',
    ja: '現在のパスワードは管理者が設定したものです。先にご自身のパスワードを設定してください。',
  },
};

/** Text of an SMS code. */
export const phoneCodeTexts: Record<Language, string> = {
  zh: '您的验证码是 {code}，5 分钟内有效。如非本人操作，请忽略本短信。',
  en: 'Your code is {code}. It is good for 5 minutes. If you did not ask for it, ignore this message.',
  es: 'Su código es {code}. Es válido durante 5 minutos. Si no lo ha solicitado, ignore este mensaje.',
  ja: '確認コードは {code} です。有効期限は 5 分です。お心当たりがない場合は、このメッセージを無視してください。',
};
