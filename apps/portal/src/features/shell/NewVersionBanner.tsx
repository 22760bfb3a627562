import { Trans } from '@lingui/react/macro';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { putOffNewVersion } from '../../stores/new-version.ts';

/** A deploy has come: nobody is thrown out of what they do, and whoever reloads finds what they have written. */
export function NewVersionBanner() {
  return (
    <Banner
      tone="info"
      action={
        <span className="flex gap-2">
          <Button size="small" variant="quiet" onClick={putOffNewVersion}>
            <Trans>Later</Trans>
          </Button>
          <Button size="small" variant="outline" onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        </span>
      }
    >
      <Trans>A new version is available. What you have written is kept.</Trans>
    </Banner>
  );
}
