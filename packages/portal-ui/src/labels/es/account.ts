import type { AccountLabels } from '../types.ts';
import { countedField } from './forms.ts';
import { signIn } from './sign-in.ts';

const { signInForm, passwordDialog } = signIn;
const { captcha, captchaAlt, captchaRefresh, captchaMissing } = signInForm;

export const phoneForm: AccountLabels['phoneForm'] = {
  captcha,
  captchaAlt,
  captchaRefresh,
  captchaMissing,
  captchaHint: 'Primero lea la imagen; después pida el código.',
  mobile: 'Número de móvil',
  mobileWrong: 'Escriba un teléfono válido.',
  code: 'Código',
  codeMissing: 'Escriba los seis dígitos del código.',
  send: 'Enviar código',
  resend: 'Enviar otra vez',
  wait: (seconds) => `Otra vez en ${seconds} s`,
  sent: 'Si el número es correcto, recibirá un mensaje en menos de un minuto. El código es válido durante 5 minutos.',
  organisation: 'Organización',
  organisationHint: 'Déjelo vacío para esta organización.',
  otherOrganisation: 'Pertenezco a otra organización',
  submit: 'Continuar',
};

export const registerForm: AccountLabels['registerForm'] = {
  ...passwordDialog,
  ...countedField,
  newPassword: 'Contraseña',
  newMissing: signInForm.passwordMissing,
  rule: 'La contraseña necesita',
  name: 'Nombre',
  nameHint: 'El que ven sus compañeros. Si ya figura en la lista del personal, se mantiene ese nombre.',
  nameMissing: 'Escriba su nombre.',
  submit: 'Crear la cuenta y entrar',
  back: 'Usar otro teléfono',
};

export const resetPasswordForm: AccountLabels['resetPasswordForm'] = {
  ...passwordDialog,
  username: 'Usuario',
  usernameHint: 'De quién es la contraseña, si varias personas comparten el teléfono.',
  sharedPhone: '¿Varias personas comparten este teléfono?',
  submit: 'Guardar la contraseña nueva',
  back: 'Usar otro teléfono',
};

export const bindForm: AccountLabels['bindForm'] = {
  ...signInForm,
  explanation:
    'Es la primera vez que entra de este modo. Inicie sesión una vez en su cuenta del portal y ambas quedarán vinculadas. Si no acaba de pedirlo usted, cierre la página.',
  signIn: 'Iniciar sesión y vincular',
};

export const signInStatus: AccountLabels['signInStatus'] = {
  signingIn: 'Iniciando sesión…',
  waiting: 'El otro dispositivo aún no ha dado acceso a este. Confírmelo allí y vuelva a intentarlo.',
  ended: 'Este acceso ya no es válido. Inicie sesión.',
  offline: 'No hay conexión y aún no ha iniciado sesión.',
  retry: 'Reintentar',
  signIn: 'Ir a iniciar sesión',
};

export const account: AccountLabels = { phoneForm, registerForm, resetPasswordForm, bindForm, signInStatus };
