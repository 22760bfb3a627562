import { Trans } from '@lingui/react/macro';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { putOffNewVersion } from '../../stores/new-version.ts';

/** Offers to reload after a deploy. Drafts survive the reload. */
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
