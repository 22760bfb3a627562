import type { MessageSettings, Privacy } from '@snap/portal-api/contract';
import type { PersonalSettingName, PersonalSettingsView } from '@snap/portal-ui/personal-settings';
import { queryOptions } from '@tanstack/react-query';
import { proxy, ref } from 'valtio';
import { directoryApi, settingsApi } from '../../shell-apis.ts';
import { fetchCurrent, applySettings, ownSettings } from '../../stores/own-settings.ts';
import { invalidate } from '../../queries/query-client.ts';
import { session } from '../../stores/session.ts';

/** Changes in flight, and failures, by setting. */
export const settingsChanges = proxy<{
  saving: Partial<PersonalSettingsView>;
  failures: Partial<Record<PersonalSettingName, { error: unknown }>>;
}>({ saving: {}, failures: {} });

/** Fetches everything that the dialog shows into `ownSettings`, which live events keep up to date. */
export const ownSettingsQuery = queryOptions({
  queryKey: ['settings', 'own'],
  queryFn: async ({ signal }) => {
    const [message, person] = await fetchCurrent(() =>
      Promise.all([
        settingsApi.obtain({}, { signal }),
        directoryApi.obtainUser({ userId: session.userId }, { signal }),
      ]),
    );
    const { hidden, mobileHidden, verifiesFriends } = person;
    const settings = { message, privacy: { hidden, mobileHidden, verifiesFriends } };
    applySettings(settings);
    return settings;
  },
  meta: { volatile: true },
});

/** What the dialog shows; undefined until both parts are known. */
export function toSettingsView(
  message: Readonly<MessageSettings> | undefined,
  privacy: Readonly<Privacy> | undefined,
): PersonalSettingsView | undefined {
  if (!message || !privacy) return undefined;
  const { sendKey, ...switches } = message;
  return {
    ...switches,
    sendKey: sendKey === 'ctrl-enter' ? 'ctrl+enter' : 'enter',
    hide: privacy.hidden,
    hideMobile: privacy.mobileHidden,
    friendSwitch: privacy.verifiesFriends,
  };
}

/** Saves a change. Optimistic: a refusal rolls it back and shows the server's reason (specification, section 8). */
export async function changeSettings(change: Partial<PersonalSettingsView>): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a change are names of settings
  const names = Object.keys(change) as PersonalSettingName[];
  for (const name of names) delete settingsChanges.failures[name];
  Object.assign(settingsChanges.saving, change);
  try {
    await save(change);
  } catch (error) {
    for (const name of names) settingsChanges.failures[name] = ref({ error });
  } finally {
    for (const name of names) delete settingsChanges.saving[name];
  }
}

export function forgetFailures(): void {
  settingsChanges.failures = {};
}

async function save(change: Partial<PersonalSettingsView>): Promise<void> {
  const { notifications, sound, vibration, sendKey, hide, hideMobile, friendSwitch } = change;
  if (notifications !== undefined || sound !== undefined || vibration !== undefined) {
    await settingsApi.setNotification({
      ...(notifications !== undefined && { notifications }),
      ...(sound !== undefined && { sound }),
      ...(vibration !== undefined && { vibration }),
    });
    applyMessagePart({
      ...(notifications !== undefined && { notifications }),
      ...(sound !== undefined && { sound }),
      ...(vibration !== undefined && { vibration }),
    });
  }
  if (sendKey) {
    const key = { sendKey: sendKey === 'ctrl+enter' ? ('ctrl-enter' as const) : ('enter' as const) };
    await settingsApi.setShortcutKey(key);
    applyMessagePart(key);
  }
  if (hide !== undefined || hideMobile !== undefined || friendSwitch !== undefined) {
    const privacy = await settingsApi.editPrivacy({
      ...(hide !== undefined && { hidden: hide }),
      ...(hideMobile !== undefined && { mobileHidden: hideMobile }),
      ...(friendSwitch !== undefined && { verifiesFriends: friendSwitch }),
    });
    applySettings({ privacy });
    invalidate('directory', 'person', session.userId);
  }
}

/** The response is empty: applies the requested values to the current settings. */
function applyMessagePart(part: Partial<MessageSettings>): void {
  if (ownSettings.message) applySettings({ message: { ...ownSettings.message, ...part } });
}
