import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { onLazyComponentFailure } from '@snap/portal-ui/hooks';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { retryNow } from '../../live/start.ts';
import { connection } from '../../stores/connection.ts';
import { messaging } from '../../live/messaging.ts';
import { password } from '../../stores/password.ts';
import { useNow } from '../../hooks/use-now.ts';

/** A shorter outage shows no banner. */
const SHOW_AFTER_MS = 1_500;

/** Says that there is no connection, that nothing is lost, and when the next try is (decision B18). */
export function ConnectionBanner() {
  const { brokenSince, unreachable, nextTryAt: nextConnection } = useSnapshot(connection);
  const { nextTryAt, slowed, serverFailed } = useSnapshot(messaging.outbox.state);
  // Not for a rate limit: the composer shows that, and the connection is up.
  const nextSend = slowed ? undefined : nextTryAt;
  const { forced } = useSnapshot(password);
  /** A menu or dialog was opened whose code is not on this device: nothing of it is visible. */
  const [missing, setMissing] = useState(false);
  useEffect(() => onLazyComponentFailure(() => setMissing(true)), []);
  // During a forced change of the password the server is reachable, and the dialog explains.
  if (forced) return null;
  const broken = unreachable || brokenSince !== undefined || nextSend !== undefined;
  const since = unreachable ? undefined : brokenSince;
  const refused = serverFailed && !unreachable && brokenSince === undefined;
  if (!broken && missing) setMissing(false);
  return broken ? (
    <Countdown since={since} refused={refused} missing={missing} nextTryAt={nextSend ?? nextConnection} />
  ) : null;
}

interface CountdownProps {
  /** Only a cut of the stream, which may end before a message is useful: milliseconds since 1970. */
  since: number | undefined;
  /** The server is reachable but accepts no messages. */
  refused: boolean;
  /** What was opened is not on this device. */
  missing: boolean;
  nextTryAt: number | undefined;
}

function Countdown({ since, refused, missing, nextTryAt }: CountdownProps) {
  const now = useNow(250);
  if (since !== undefined && now - since < SHOW_AFTER_MS) return null;
  const seconds = nextTryAt === undefined ? 0 : Math.max(0, Math.ceil((nextTryAt - now) / 1_000));
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" variant="quiet" onClick={() => void retryNow()}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      {refused ? (
        <Trans>The server takes no messages at the moment. They are kept and sent later.</Trans>
      ) : (
        <Trans>No connection. Messages are kept and sent later.</Trans>
      )}{' '}
      {missing && (
        <>
          <Trans>What you opened is not on this device yet. It opens once the connection is back.</Trans>{' '}
        </>
      )}
      {/* Not part of the live region: a screen reader would read each second. */}
      <span aria-hidden="true" className="whitespace-nowrap [font-variant-numeric:tabular-nums]">
        {seconds > 0 ? (
          <Plural value={seconds} one="Next try in # second." other="Next try in # seconds." />
        ) : (
          <Trans>Trying…</Trans>
        )}
      </span>
    </Banner>
  );
}
