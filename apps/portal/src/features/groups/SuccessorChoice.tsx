import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupMember } from '@snap/portal-api/contract';
import { Avatar } from '@snap/portal-ui/avatar';
import { TextField } from '@snap/portal-ui/field';
import { Icon } from '@snap/portal-ui/icon';
import { RadioGroup } from '@snap/portal-ui/radio-group';
import { Search } from 'lucide';
import { useState } from 'react';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { matchingMembers } from './member-source.ts';

/** From this number of candidates on there is a search. */
const SEARCH_FROM = 12;
const MAX_LISTED = 50;

type Candidate = Pick<GroupMember, 'id' | 'name' | 'position' | 'department' | 'avatarVersion'>;

interface SuccessorChoiceProps {
  candidates: readonly Candidate[];
  value: string | undefined;
  /** Null: no member is chosen. */
  onValueChange: (id: string | null) => void;
}

/** Chooses who owns a group after its owner has left (decision D8). */
export function SuccessorChoice({ candidates, value, onValueChange }: SuccessorChoiceProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  /** The member chosen when the search last changed: listed first, so that they are visible. */
  const [firstId, setFirstId] = useState<string>();
  const listed = (text: string, first: string | undefined) => {
    const matching = matchingMembers(candidates, text);
    const rank = ({ id }: Candidate) => (id === first ? 0 : 1);
    return matching.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_LISTED);
  };
  const found = listed(query, firstId);
  /** The chosen member is always visible: a search that hides them chooses its only match, or none. */
  function search(text: string) {
    setQuery(text);
    setFirstId(value);
    const [only, ...more] = listed(text, value);
    if (value !== undefined && only?.id === value) return;
    onValueChange(more.length === 0 ? (only?.id ?? null) : null);
  }
  if (candidates.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {candidates.length > SEARCH_FROM && (
        <TextField
          type="search"
          label={t`Find a member`}
          labelHidden
          placeholder={t`Find a member`}
          leading={<Icon glyph={Search} />}
          value={query}
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
      )}
      <div className="-m-1 max-h-60 overflow-y-auto p-1">
        {found.length === 0 ? (
          <p className="m-0 py-4 text-center text-sm text-textMuted">
            <Trans>Nobody of that name is in the group.</Trans>
          </p>
        ) : (
          <RadioGroup
            label={t`Next owner`}
            value={value ?? ''}
            onValueChange={onValueChange}
            options={found.map(({ id, name, position, department, avatarVersion }) => ({
              value: id,
              label: <bdi>{name}</bdi>,
              avatar: (
                <Avatar
                  userId={id}
                  name={name}
                  src={avatarUrlOf({ type: 'user', id }, avatarVersion)}
                  size={32}
                />
              ),
              description: [position, department].filter(Boolean).join(' · ') || undefined,
            }))}
          />
        )}
      </div>
    </div>
  );
}
