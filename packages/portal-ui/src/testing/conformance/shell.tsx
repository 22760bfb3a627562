import { House } from 'lucide';
import * as ui from '../library.ts';
import { en } from '../../labels/en.ts';
import { me } from '../fixtures/people-and-messages.ts';
import { mobileRule, passwordRule } from '../fixtures/rules.ts';
import { storyLink } from '../story-link.tsx';
import { ignore } from './ignore.ts';
import type { Row } from './types.ts';

export const shell = {
  AppShell: (root) => (
    <ui.AppShell sidebar="menu" topBar="bar" labels={en.appShell} {...root}>
      Page
    </ui.AppShell>
  ),
  Breadcrumb: (root) => (
    <ui.Breadcrumb
      items={[{ id: 'home', label: 'Home', href: '/' }]}
      labels={en.breadcrumb}
      renderLink={storyLink}
      {...root}
    />
  ),
  BindForm: (root) => <ui.BindForm status="idle" onSubmit={ignore} labels={en.bindForm} {...root} />,
  LanguageSelect: (root) => (
    <ui.LanguageSelect value="en" onValueChange={ignore} labels={en.languageSelect} {...root} />
  ),
  PasswordDialog: (root) => (
    <ui.PasswordDialog
      open
      onOpenChange={ignore}
      status="idle"
      rule={passwordRule}
      username="demo~zhangwei"
      onSubmit={ignore}
      onLogOut={ignore}
      labels={en.passwordDialog}
      {...root}
    />
  ),
  PhoneCodeField: (root) => <ui.PhoneCodeField onSend={ignore} labels={en.phoneForm} {...root} />,
  PhoneForm: (root) => (
    <ui.PhoneForm
      status="idle"
      value={{ mobile: '', smsCode: '', tenantId: '' }}
      onValueChange={ignore}
      rule={mobileRule}
      onSendCode={ignore}
      onSubmit={ignore}
      labels={en.phoneForm}
      {...root}
    />
  ),
  RegisterForm: (root) => (
    <ui.RegisterForm
      status="idle"
      value={{ userName: '', newpwd: '' }}
      onValueChange={ignore}
      maxName={50}
      rule={passwordRule}
      username="13800000000"
      onSubmit={ignore}
      onBack={ignore}
      labels={en.registerForm}
      {...root}
    />
  ),
  ResetPasswordForm: (root) => (
    <ui.ResetPasswordForm
      status="idle"
      value={{ newpwd: '', submitpwd: '', username: '' }}
      onValueChange={ignore}
      rule={passwordRule}
      onSubmit={ignore}
      onBack={ignore}
      labels={en.resetPasswordForm}
      {...root}
    />
  ),
  FullScreenToggle: (root) => (
    <ui.FullScreenToggle active={false} onActiveChange={ignore} labels={en.fullScreenToggle} {...root} />
  ),
  Sidebar: (root) => (
    <ui.Sidebar
      items={[{ id: 'home', label: 'Home', glyph: House, href: '/' }]}
      labels={en.sidebar}
      renderLink={storyLink}
      {...root}
    />
  ),
  SignInForm: (root) => <ui.SignInForm status="idle" onSubmit={ignore} labels={en.signInForm} {...root} />,
  SignInPage: (root) => (
    <ui.SignInPage title="Portal" language="en" onLanguageChange={ignore} labels={en.signInPage} {...root} />
  ),
  SignInStatus: (root) => (
    <ui.SignInStatus status="offline" onRetry={ignore} onSignIn={ignore} labels={en.signInStatus} {...root} />
  ),
  SizeSelect: (root) => (
    <ui.SizeSelect value="default" onValueChange={ignore} labels={en.sizeSelect} {...root} />
  ),
  TabsBar: (root) => (
    <ui.TabsBar
      tabs={[{ id: 'home', title: 'Home', affix: true }]}
      currentId="home"
      onSelect={ignore}
      onClose={ignore}
      onRefresh={ignore}
      onCloseOthers={ignore}
      onCloseAll={ignore}
      labels={en.tabsBar}
      {...root}
    />
  ),
  ThemeSelect: (root) => (
    <ui.ThemeSelect value="light" onValueChange={ignore} labels={en.themeSelect} {...root} />
  ),
  Toast: (root) => (
    <ui.ToastRegion label="Notifications">
      <ui.Toast tone="success" closeLabel="Close" onClose={ignore} duration={5_000} {...root}>
        Saved
      </ui.Toast>
    </ui.ToastRegion>
  ),
  ToastRegion: (root) => <ui.ToastRegion label="Notifications" {...root} />,
  TopBar: (root) => <ui.TopBar menu="open" onMenuToggle={ignore} labels={en.topBar} {...root} />,
  TopMenu: (root) => (
    <ui.TopMenu
      items={[{ id: 'home', label: 'Home', glyph: House, href: '/' }]}
      labels={en.topMenu}
      renderLink={storyLink}
      {...root}
    />
  ),
  UserMenu: (root) => <ui.UserMenu person={me} onLogOut={ignore} labels={en.userMenu} {...root} />,
} satisfies Record<string, Row>;
