import { Trans } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon, type IconGlyph } from '@snap/portal-ui/icon';
import { LockKeyhole, MapPinOff } from 'lucide';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { portalPath } from '../paths.ts';
import { session } from '../stores/session.ts';

/** No page has this address. */
export function NotFoundPage() {
  return (
    <MessagePage
      glyph={MapPinOff}
      title={<Trans>Page not found</Trans>}
      text={<Trans>This page does not exist. Its address may be mistyped or out of date.</Trans>}
    />
  );
}

/** Signed in, without a permission of the console. */
export function RefusedPage() {
  const { userName } = useSnapshot(session);
  return (
    <MessagePage
      glyph={LockKeyhole}
      title={<Trans>No access to the administration</Trans>}
      text={
        <Trans>
          You are signed in as {userName}. This is for administrators; ask one of them if you need it.
        </Trans>
      }
    />
  );
}

function MessagePage({ glyph, title, text }: { glyph: IconGlyph; title: ReactNode; text: ReactNode }) {
  return (
    <main className="box-border grid min-h-dvh place-content-center justify-items-center gap-3 bg-canvas p-6 text-center">
      <span className="mb-3 grid size-12 place-items-center rounded-round bg-accentSoft text-link">
        <Icon glyph={glyph} size={24} />
      </span>
      <h1 className="m-0 text-xl font-strong">{title}</h1>
      <p className="m-0 mb-5 max-w-[28em] text-balance wrap-anywhere text-textMuted">{text}</p>
      <Button variant="solid" onClick={() => location.assign(portalPath)}>
        <Trans>Go to the portal</Trans>
      </Button>
    </main>
  );
}
