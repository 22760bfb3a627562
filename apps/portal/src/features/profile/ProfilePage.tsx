import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon } from '@snap/portal-ui/icon';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { PersonCard, type PersonCardContent } from '@snap/portal-ui/person-card';
import { KeyRound, Settings } from 'lucide';
import type { PersonDetail } from '@snap/portal-api/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { openPasswordDialog } from '../../stores/password.ts';
import { missingStatus } from '../../queries/status.ts';
import { session } from '../../stores/session.ts';
import { personQuery } from '../directory/queries.ts';
import { toPersonCardView } from '../directory/view-models.ts';
import { AvatarButton } from './AvatarButton.tsx';
import { DevicesContainer } from './DevicesContainer.tsx';
import { IntroductionField } from './IntroductionField.tsx';
import { RemoveAvatarButton } from './RemoveAvatarButton.tsx';
import { SecondFactorContainer } from './SecondFactorContainer.tsx';

/** The user's own card as colleagues see it, with the buttons to change it. */
export function ProfilePage() {
  const { t } = useLingui();
  const { personCard: labels } = useLazyLabels('directory');
  const navigate = useNavigate();
  const { userId, userName } = useSnapshot(session);
  const query = useQuery(personQuery(userId));
  return (
    <Page layout="text">
      <PageHeader
        title={t`Profile`}
        actions={
          <div className="flex flex-wrap gap-2 *:grow">
            <AvatarButton />
            {query.data?.avatarVersion !== undefined && <RemoveAvatarButton />}
            <Button icon={<Icon glyph={KeyRound} />} onClick={openPasswordDialog}>
              <Trans>Change password</Trans>
            </Button>
            <Button icon={<Icon glyph={Settings} />} onClick={() => openDialog('settings')}>
              <Trans>Privacy and messages</Trans>
            </Button>
          </div>
        }
      />
      {/* The card names its person a level below. */}
      <h2 className="sr-only">{labels.title}</h2>
      <PersonCard
        {...contentOf(query, { id: userId, name: userName })}
        own
        className="[--portal-person-card-measure:none] rounded-card border border-line bg-surface p-5"
        onMessage={() => void navigate({ to: '/news/news' })}
        onRetry={() => void query.refetch()}
        labels={labels}
      />
      <SecondFactorContainer />
      <DevicesContainer />
    </Page>
  );
}

function contentOf(
  query: UseQueryResult<PersonDetail>,
  known: { id: string; name: string },
): PersonCardContent {
  const { data } = query;
  const introduction = data && <IntroductionField userId={data.id} introduction={data.introduction} />;
  return data
    ? { status: 'ready', person: { ...toPersonCardView(data), introduction } }
    : { status: missingStatus(query.error), person: known };
}
