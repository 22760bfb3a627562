import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { LanguageCode } from '../../shell/Preferences/index.ts';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { ja } from '../../../labels/ja.ts';
import { zh } from '../../../labels/zh.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';
import type { SignInFormProps } from './types.ts';

const packs = { zh, en, es, ja };
const titles = {
  zh: ['融媒体门户', '登录后继续'],
  en: ['Newsroom Portal', 'Sign in to continue'],
  es: ['Portal de la redacción', 'Inicie sesión para continuar'],
  ja: ['ニュースルームポータル', 'ログインして続ける'],
};

interface WholePageProps extends Pick<SignInFormProps, 'status' | 'error'> {
  language: LanguageCode;
  onLanguageChange: (language: LanguageCode) => void;
}

function WholePage({ status, error, language, onLanguageChange }: WholePageProps) {
  const labels = packs[language];
  const [title = '', subtitle] = titles[language];
  return (
    <SignInPage
      title={title}
      subtitle={subtitle}
      language={language}
      onLanguageChange={onLanguageChange}
      links={[
        { href: '#register', label: labels.signInPage.register },
        { href: '#forgotten', label: labels.signInPage.forgotten },
      ]}
      labels={labels.signInPage}
    >
      <SignInForm status={status} error={error} onSubmit={fn()} labels={labels.signInForm} />
    </SignInPage>
  );
}

const meta = {
  title: 'Account/SignInPage',
  component: WholePage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'idle', language: 'en', onLanguageChange: fn() },
  render: (args, { globals }) => (
    <WholePage
      {...args}
      language={(['zh', 'es', 'ja'] as const).find((code) => code === globals['language']) ?? args.language}
    />
  ),
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sign-in page. A press changes the language. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByRole('heading', { name: 'Newsroom Portal' }));
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '日本語' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ja');
  },
};

/** Refused. */
export const Refused: Story = {
  args: { status: 'error', error: 'The user name or the password is wrong.' },
};

/** In the dark. */
export const Dark: Story = { globals: { scheme: 'dark' } };

/** On a phone the card fills the page. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };
