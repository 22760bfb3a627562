import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail, GroupTopic } from '@snap/portal-api/contract';
import { Badge } from '@snap/portal-ui/badge';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { useState } from 'react';
import { useLabels } from '../../i18n/labels.ts';
import { setGroupClosed } from './mutations.ts';

interface GroupTopicSectionProps {
  group: GroupDetail;
  topic: GroupTopic;
  /** The current user may close the group and open it again. */
  closable: boolean;
}

/** What a topic group is about, and its owner's control to close it or to open it again (decision F1). */
export function GroupTopicSection({ group, topic, closable }: GroupTopicSectionProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const [confirming, setConfirming] = useState(false);
  const [pending, setPending] = useState(false);
  const { title, url, closed } = topic;
  const { name, topicEnded } = group;

  async function change(next: boolean) {
    setPending(true);
    await setGroupClosed(group.id, next);
    setPending(false);
    setConfirming(false);
  }

  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h3 className="m-0 text-sm font-medium text-textMuted">
          <Trans>Topic</Trans>
        </h3>
        {closed && (
          <Badge tone="neutral">
            {topicEnded ? <Trans>Topic ended</Trans> : <Trans>Group closed</Trans>}
          </Badge>
        )}
      </div>
      <p className="m-0 text-sm break-words">
        {url === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <a href={url} target="_blank" rel="noreferrer" className="text-link">
            <bdi>{title}</bdi>
          </a>
        )}
      </p>
      {closable && !topicEnded && (
        <Button
          className="self-start"
          size="small"
          pending={pending && !confirming}
          onClick={() => (closed ? void change(false) : setConfirming(true))}
        >
          {closed ? <Trans>Open the group again</Trans> : <Trans>Close the group</Trans>}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={(open) => !open && !pending && setConfirming(false)}
        title={t`Close the group`}
        description={t`${name} can still be read, and nobody can write in it any more. You can open it again while its topic is open.`}
        confirmLabel={t`Close the group`}
        cancelLabel={common.cancel}
        pending={pending}
        onConfirm={() => void change(true)}
      />
    </section>
  );
}
