import { useLingui as useWords } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { auditKindNames } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { ContactPicker, type ContactChoice } from '@snap/portal-ui/contact-picker';
import { DatePicker } from '@snap/portal-ui/date-picker';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@snap/portal-ui/dropdown-menu';
import { Icon } from '@snap/portal-ui/icon';
import { useQuery } from '@tanstack/react-query';
import { ListFilter, User, UserPen, X } from 'lucide';
import { useState } from 'react';
import { entryApi } from '../../api.ts';
import { useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { newContactSource } from '../../queries/contact-source.ts';
import { useAuditPlace } from './place.ts';
import { kindWords } from './words.ts';

const all = 'all';

/** Kind of action, who acted, whom it concerns, and the time. */
export function AuditFilters() {
  const { t } = useLingui();
  const { _ } = useWords();
  const { datePicker } = useLabels();
  const language = useShownLanguage();
  const { place, go } = useAuditPlace();
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  const kind = place.kind ? _(kindWords[place.kind]) : t`All actions`;
  const date = { locale: language, today, labels: datePicker, className: 'min-w-36 max-w-44 flex-1' };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button icon={<Icon glyph={ListFilter} />}>{kind}</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup
            value={place.kind ?? all}
            onValueChange={(value) =>
              go({ kind: auditKindNames.find((one) => one === value), entry: undefined })
            }
          >
            <DropdownMenuRadioItem value={all}>{t`All actions`}</DropdownMenuRadioItem>
            {auditKindNames.map((one) => (
              <DropdownMenuRadioItem key={one} value={one}>
                {_(kindWords[one])}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      <PersonFilter name="actor" />
      <PersonFilter name="person" />
      <DatePicker
        {...date}
        label={t`From`}
        value={place.from ?? ''}
        onValueChange={(from) => go({ from: from || undefined, entry: undefined })}
      />
      <DatePicker
        {...date}
        label={t`Until`}
        value={place.until ?? ''}
        onValueChange={(until) => go({ until: until || undefined, entry: undefined })}
      />
    </>
  );
}

/** Who acted, or whom it concerns: chosen like a colleague, and taken away again. */
function PersonFilter({ name }: { name: 'actor' | 'person' }) {
  const { t } = useLingui();
  const { contactPicker } = useLabels();
  const { place, go } = useAuditPlace();
  const [choosing, setChoosing] = useState(false);
  const [source] = useState(newContactSource);
  const userId = place[name];
  const { data } = useQuery({
    queryKey: ['audit', 'person', userId],
    queryFn: () => entryApi.obtainUser({ userId: userId ?? '' }),
    enabled: userId !== undefined,
  });
  const chosen = data?.name ?? userId;
  const title = name === 'actor' ? t`Who acted` : t`Whom it concerns`;
  const choose = ({ people: [person] }: ContactChoice) => {
    setChoosing(false);
    if (person) go({ [name]: person.id, entry: undefined });
  };
  return (
    <>
      {chosen === undefined ? (
        <Button icon={<Icon glyph={name === 'actor' ? UserPen : User} />} onClick={() => setChoosing(true)}>
          {title}
        </Button>
      ) : (
        <Button
          variant="soft"
          icon={<Icon glyph={X} />}
          aria-label={t`Remove filter: ${title}, ${chosen}`}
          onClick={() => go({ [name]: undefined, entry: undefined })}
        >
          {name === 'actor' ? t`By ${chosen}` : t`Concerns ${chosen}`}
        </Button>
      )}
      {choosing && (
        <ContactPicker
          open
          onOpenChange={setChoosing}
          title={title}
          source={source}
          rules={{ kinds: 'people', max: 1 }}
          onSubmit={choose}
          labels={contactPicker}
        />
      )}
    </>
  );
}
