import type { Message, MessageSettings, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import type { Messaging } from '../../messaging.ts';
import { electLeader } from './leader.ts';
import { closeNotification, showNotification, type NotificationOrigin } from './notification.ts';
import { afterGesture, playTone } from './tone.ts';

export interface Alerts {
  /** Handles a new message of any sender. */
  handle(message: Message): Promise<void>;
  /** A message was recalled: its notification closes. One that is not shown yet does not open, by the policy. */
  withdraw(message: Message): Promise<void>;
}

/** Time for another tab to announce that the message is being read there. */
const READ_ANNOUNCEMENT_MS = 250;
/** A burst of messages plays one tone. */
const TONE_THROTTLE_MS = 1_500;
const VIBRATION_MS = 80;

export interface AlertsOptions extends NotificationOrigin {
  messaging: Pick<Messaging, 'conversations' | 'notificationPolicy'>;
  /** The user, `tenant~user`. */
  account: string;
  /** The user's settings, read at each message; none before they are known. */
  settings: () => Readonly<MessageSettings> | undefined;
  /** A message in one line. */
  textOf: (message: Message) => string;
  /** The user pressed a notification. */
  onOpen: (target: Target) => void;
}

/** Notifies the user of messages that are not being read, by their settings (decision B14), once per browser. */
export function createAlerts({
  messaging,
  account,
  settings,
  textOf,
  onOpen,
  ...origin
}: AlertsOptions): Alerts {
  const notifier = electLeader(`portal-alerts:${account}`);
  // A browser plays no sound before a user gesture, so the leader must be a tab that had one.
  const sounder = afterGesture().then(() => electLeader(`portal-sound:${account}`));
  const reading = createReading(account);
  const policy = messaging.notificationPolicy;
  let rung = 0;

  async function sound(id: string): Promise<void> {
    if (Date.now() - rung < TONE_THROTTLE_MS || !(await isLeader(sounder, id))) return;
    rung = Date.now();
    await playTone();
  }

  return {
    async handle(message) {
      const target = policy.targetOf(message);
      if (!target) return;
      if (policy.isCurrent(target) && isPageInUse()) return reading.say(message.id);
      await new Promise((resolve) => setTimeout(resolve, READ_ANNOUNCEMENT_MS));
      if (reading.isSaid(message.id) || !policy.allows(message)) return;
      const line = messaging.conversations.state.byKey[targetKey(target)];
      const { notifications, sound: sounds, vibration: vibrates } = settings() ?? {};
      if (sounds) void sound(message.id);
      if (!notifications && !vibrates) return;
      if (!(await notifier.leads(message.id)) || !policy.allows(message)) return;
      // Before the first user gesture the browser refuses and logs an error.
      if (vibrates && navigator.userActivation.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
      if (notifications) {
        await showNotification(
          {
            id: message.id,
            target,
            name: line?.name || message.senderName,
            sender: target.type === 'user' ? undefined : message.senderName,
            text: textOf(message),
            onOpen: () => onOpen(target),
          },
          origin,
        );
      }
    },
    async withdraw(message) {
      const target = policy.targetOf(message);
      if (target) await closeNotification(target, message.id, origin);
    },
  };
}

/** False while no tab had a gesture. */
async function isLeader(leader: Promise<ReturnType<typeof electLeader>>, id: string): Promise<boolean> {
  const ready = await Promise.race([leader, Promise.resolve()]);
  return ready ? ready.leads(id) : false;
}

/** Whether the user is looking at this tab. */
const isPageInUse = () => document.visibilityState === 'visible' && document.hasFocus();

/** Announces to the other tabs of the browser which messages are being read in this one. */
function createReading(account: string) {
  const channel = new BroadcastChannel(`snap-portal:reading:${account}`);
  const said = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    said.add(data);
    setTimeout(() => said.delete(data), 60_000);
  });
  return {
    say(id: string): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage(id);
    },
    isSaid: (id: string) => said.has(id),
  };
}
