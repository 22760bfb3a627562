import type { SignInLabels } from '../types.ts';

export const signIn: SignInLabels = {
  signInForm: {
    username: 'Usuario',
    password: 'Contraseña',
    organisation: 'Organización',
    organisationHint: 'Déjelo vacío para esta organización.',
    otherOrganisation: 'Entrar en otra organización',
    usernameMissing: 'Escriba su usuario.',
    passwordMissing: 'Escriba su contraseña.',
    signIn: 'Iniciar sesión',
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    capsLock: 'Las mayúsculas están activadas.',
  },
  signInPage: { language: 'Idioma' },
};
