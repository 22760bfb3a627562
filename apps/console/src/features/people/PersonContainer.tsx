import { useLingui } from '@lingui/react/macro';
import type { PersonState } from '@snap/portal-api/contract';
import { deviceName, isHandheld } from '@snap/portal-api/rules';
import { OneTimePassword, PersonSheet, type PersonFields } from '@snap/portal-ui/person-sheet';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationApi, userAvatarUrl } from '../../api.ts';
import { useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { usePermission } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { Preview } from '../menu/Preview.tsx';
import { rolesQueryOptions } from '../roles/queries.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { usePlace } from './place.ts';
import { personQueryOptions, sessionsQueryOptions } from './queries.ts';
import { useAct } from './use-act.ts';
import { useFieldSentence } from './use-field-sentence.ts';
import { managedFields, noFields, standsAtFields, toPersonFields, toProblems } from './view-models.ts';

interface PersonContainerProps {
  personId: string;
  nodes: readonly OrgNode[];
}

/** The sheet of a person: what is changed there is saved and done here. */
export function PersonContainer({ personId, nodes }: PersonContainerProps) {
  const { t } = useLingui();
  const { personSheet: labels } = useLabels();
  const language = useShownLanguage();
  const sentence = useFieldSentence();
  const { go } = usePlace();
  const query = useQuery(personQueryOptions(personId));
  const [password, setPassword] = useState<string>();
  const [handingOver, setHandingOver] = useState(false);
  const [showsAccess, setShowsAccess] = useState(false);
  const mayEdit = usePermission('administration:people:edit');
  const person = query.data;
  const editable = mayEdit && person?.editable === true;
  const close = () => go({ person: undefined });

  const saving = useAct(
    (changes: Partial<PersonFields>) => {
      const { login: _, ...fields } = changes;
      const version = person && { version: person.version };
      return administrationApi.changePerson({ personId, ...version, ...fields });
    },
    () => {
      showToast('success', t`Saved.`);
      close();
    },
  );
  const state = useAct((next: PersonState) => administrationApi.setPersonState({ personId, state: next }));
  const reset = useAct(
    () => administrationApi.resetPassword({ personId }),
    (result) => setPassword(result.password),
  );
  const ending = useAct(
    () => administrationApi.endSessions({ personId }),
    () => showToast('success', t`The sessions have ended.`),
  );
  const endingOne = useAct(
    (sessionId: string) => administrationApi.endSessions({ personId, sessionId }),
    () => showToast('success', t`Signed out there.`),
  );
  const sessions = useQuery({ ...sessionsQueryOptions(personId), enabled: mayEdit });
  const unlocking = useAct(() => administrationApi.unlockAccount({ personId }));
  const factor = useAct(() => administrationApi.resetSecondFactor({ personId }));
  const acts = [state, reset, factor, ending, endingOne, unlocking];
  const roleNames = new Map(useQuery(rolesQueryOptions(language)).data?.map(({ id, name }) => [id, name]));
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <>
      <PersonSheet
        open
        onOpenChange={(open) => !open && close()}
        person={{
          id: personId,
          name: person?.name ?? '…',
          avatarUrl: person && userAvatarUrl(personId, person.avatarVersion),
        }}
        status={queryStatus(query)}
        onRetry={() => void query.refetch()}
        form={{
          fields: person ? toPersonFields(person) : noFields,
          check: ({ name }) => (name.trim() === '' ? { name: sentence('required', undefined) } : {}),
          problems: toProblems(saving.error, sentence),
          status: saving.status,
          error: standsAtFields(saving.error) ? undefined : saving.errorText,
          managed: person?.managed ? managedFields : undefined,
          onSubmit: editable ? saving.run : undefined,
        }}
        departments={nodes}
        account={
          person && {
            state: person.state,
            lockedUntil: person.lockedUntil === undefined ? undefined : at.format(person.lockedUntil),
            hasPassword: person.hasPassword,
            mustChangePassword: person.mustChangePassword,
            lastSignIn: person.lastSignIn === undefined ? undefined : at.format(person.lastSignIn),
            secondFactorSince:
              person.secondFactorSince === undefined ? undefined : at.format(person.secondFactorSince),
            sessions: person.sessions,
            sessionList: sessions.data?.map(({ id, device = '', address, begunAt, lastUsedAt, current }) => ({
              id,
              name: deviceName(device) ?? (device || t`Unknown browser`),
              kind: isHandheld(device) ? 'phone' : 'desktop',
              address,
              begun: at.format(begunAt),
              lastUsed: at.format(lastUsedAt),
              current,
            })),
            groups: person.groups,
            files: person.files,
            roles: person.roles.map((id) => roleNames.get(id) ?? id),
            onAccess: () => setShowsAccess(true),
            pending: acts.some(({ status }) => status === 'pending'),
            error: acts.find(({ errorText }) => errorText !== undefined)?.errorText,
            ...(editable && {
              // Administrators cannot disable their own account, or the last administrator.
              onStateChange: person.self || person.lastAdministrator ? undefined : (next) => state.run(next),
              onPasswordReset: person.self ? undefined : () => reset.run(),
              onSecondFactorReset: person.self ? undefined : () => factor.run(),
              onUnlock: () => unlocking.run(),
              onSessionsEnd: () => ending.run(),
              onSessionEnd: ({ id }) => endingOne.run(id),
              onHandOver: () => setHandingOver(true),
            }),
          }
        }
        labels={labels}
      />
      {person && showsAccess && <Preview person={person} onClose={() => setShowsAccess(false)} />}
      {person && handingOver && <HandOverDialog person={person} onClose={() => setHandingOver(false)} />}
      {person && password !== undefined && (
        <OneTimePassword
          open
          onOpenChange={() => setPassword(undefined)}
          name={person.name}
          login={person.login}
          password={password}
          labels={labels}
        />
      )}
    </>
  );
}
