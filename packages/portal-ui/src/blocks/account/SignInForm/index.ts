export type { CaptchaLabels, Captcha } from '../shared/captcha.ts';
export { SignInForm } from './SignInForm.tsx';
export { SignInPage } from './SignInPage.tsx';
export type {
  SignInFormLabels,
  SignInFormProps,
  SignInPageLabels,
  SignInPageLink,
  SignInPageProps,
  SignInValues,
} from './types.ts';
