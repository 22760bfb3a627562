import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@snap/portal-ui/button';
import { Icon, type IconGlyph } from '@snap/portal-ui/icon';
import { LockKeyhole, MapPinOff } from 'lucide';
import type { ReactNode } from 'react';

/** No page has this address. */
export function NotFoundPage() {
  return (
    <ErrorPage
      glyph={MapPinOff}
      title={<Trans>Page not found</Trans>}
      text={<Trans>This page does not exist. Its address may be mistyped or out of date.</Trans>}
    />
  );
}

/** The page exists, for others. */
export function ForbiddenPage() {
  return (
    <ErrorPage
      glyph={LockKeyhole}
      title={<Trans>No access</Trans>}
      text={<Trans>You have no access to this page. If you need it, please ask your administrator.</Trans>}
    />
  );
}

function ErrorPage({ glyph, title, text }: { glyph: IconGlyph; title: ReactNode; text: ReactNode }) {
  const navigate = useNavigate();
  return (
    <main className="box-border grid min-h-dvh place-content-center justify-items-center gap-3 bg-canvas p-6 text-center">
      <span className="mb-3 grid size-12 place-items-center rounded-round bg-accentSoft text-link">
        <Icon glyph={glyph} size={24} />
      </span>
      <h1 className="m-0 text-xl font-strong">{title}</h1>
      <p className="m-0 mb-5 max-w-[28em] text-balance wrap-anywhere [&:lang(zh)]:break-keep text-textMuted">
        {text}
      </p>
      <Button variant="solid" onClick={() => void navigate({ to: '/', replace: true })}>
        <Trans>Go to the workspace</Trans>
      </Button>
    </main>
  );
}
