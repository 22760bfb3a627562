import type { SignInLabels } from '../types.ts';

const reveal = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'Las mayúsculas están activadas.',
};

export const signInForm: SignInLabels['signInForm'] = {
  ...reveal,
  username: 'Usuario',
  password: 'Contraseña',
  organisation: 'Organización',
  organisationHint: 'Déjelo vacío para esta organización.',
  otherOrganisation: 'Entrar en otra organización',
  usernameMissing: 'Escriba su usuario.',
  passwordMissing: 'Escriba su contraseña.',
  captcha: 'Caracteres de la imagen',
  captchaAlt: 'Caracteres que hay que escribir; puede pedir otra imagen',
  captchaRefresh: 'Otra imagen',
  captchaMissing: 'Escriba los caracteres de la imagen.',
  code: 'Código',
  codeHint: 'Las seis cifras de su aplicación de autenticación, o un código de recuperación.',
  codeMissing: 'Escriba el código.',
  trust: 'No preguntar en este navegador durante 30 días',
  signIn: 'Iniciar sesión',
};

export const signInPage: SignInLabels['signInPage'] = {
  language: 'Idioma',
  register: 'Crear una cuenta',
  forgotten: '¿Ha olvidado la contraseña?',
  identity: 'Entrar con su organización',
  signIn: 'Volver a iniciar sesión',
};

export const passwordDialog: SignInLabels['passwordDialog'] = {
  ...reveal,
  title: 'Cambiar la contraseña',
  oldPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repita la contraseña nueva',
  oldMissing: 'Escriba su contraseña actual.',
  newMissing: 'Escriba una contraseña nueva.',
  repeatMissing: 'Repita la contraseña nueva.',
  mismatch: 'Las dos contraseñas nuevas no coinciden.',
  weak: 'La contraseña es demasiado débil: necesita al menos 8 caracteres, con una mayúscula, una minúscula, un dígito y un carácter especial.',
  rule: 'La contraseña nueva necesita',
  minLength: (count) => `Al menos ${count} caracteres`,
  maxLength: (count) => `Como máximo ${count} caracteres`,
  uppercase: 'Una letra mayúscula',
  lowercase: 'Una letra minúscula',
  digit: 'Un dígito',
  special: (characters) => `Uno de ${characters}`,
  met: 'cumplido',
  unmet: 'falta',
  locked: 'Su contraseña ha caducado y el sistema está bloqueado. ¡Cámbiela ahora!',
  submit: 'Cambiar la contraseña',
  cancel: 'Cancelar',
  close: 'Cerrar',
  logOut: 'Cerrar sesión',
};

export const signIn: SignInLabels = { signInForm, signInPage, passwordDialog };
