import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon } from '@snap/portal-ui/icon';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { PersonCard, type PersonCardContent } from '@snap/portal-ui/person-card';
import { KeyRound, Settings } from 'lucide';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isOffline } from '../../errors/kinds.ts';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { openPasswordDialog } from '../../stores/password.ts';
import { ownSettings } from '../../stores/own-settings.ts';
import { session } from '../../stores/session.ts';
import { usePerson, type PersonQuery } from '../directory/use-person.ts';
import { toPersonCard } from '../directory/person-card-view.ts';
import { PictureButton } from './PictureButton.tsx';

/** One's own card, as colleagues see it too, and the way to what can be changed. */
export function ProfilePage() {
  const { t } = useLingui();
  const { personCard: labels } = useFurtherWords('directory');
  const navigate = useNavigate();
  const { userId, userName } = useSnapshot(session);
  // What one hides changes the card.
  const { hidden = false, mobileHidden = false } = useSnapshot(ownSettings).privacy ?? {};
  const [pictures, setPictures] = useState(0);
  const shown = 4 * pictures + 2 * Number(hidden) + Number(mobileHidden);
  const { retry, ...query } = usePerson(userId, shown);
  return (
    <Page layout="text">
      <PageHeader
        title={t`Profile`}
        actions={
          <div className="flex flex-wrap gap-2 *:grow">
            <PictureButton onChanged={() => setPictures(pictures + 1)} />
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
        className="rounded-card border border-line bg-surface p-5"
        onMessage={() => void navigate({ to: '/news/news' })}
        onRetry={retry}
        labels={labels}
      />
    </Page>
  );
}

function contentOf({ person, error }: PersonQuery, known: { id: string; name: string }): PersonCardContent {
  if (person) return { status: 'ready', person: toPersonCard(person) };
  if (error === undefined) return { status: 'loading', person: known };
  return { status: isOffline(error) ? 'offline' : 'error', person: known };
}
