import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, EmptyState } from '@snap/portal-ui';
import { LockKeyhole, MapPinOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** No page has this address. */
export function NotFoundPage() {
  return (
    <ErrorPage
      glyph={MapPinOff}
      title={<Trans>Page not found</Trans>}
      text={<Trans>This page does not exist.</Trans>}
    />
  );
}

/** The page exists, for others. */
export function ForbiddenPage() {
  return (
    <ErrorPage
      glyph={LockKeyhole}
      title={<Trans>No access</Trans>}
      text={<Trans>You have no access to this page.</Trans>}
    />
  );
}

function ErrorPage({ glyph, title, text }: { glyph: LucideIcon; title: ReactNode; text: ReactNode }) {
  const navigate = useNavigate();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        glyph={glyph}
        text={text}
        action={
          <Button variant="solid" onClick={() => void navigate({ to: '/', replace: true })}>
            <Trans>Go to the workspace</Trans>
          </Button>
        }
      />
    </main>
  );
}
