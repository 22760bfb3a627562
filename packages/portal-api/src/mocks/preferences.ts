import type { PortalEvent } from '../contract/events.ts';
import type { MessageSettingsWire } from '../contract/preferences.ts';

const defaults: MessageSettingsWire = { notificationStatus: 1, sound: 1, vibration: 1, msgSendShortcut: 0 };

/** The message settings of the mocked people. */
export class MockPreferences {
  readonly #settings = new Map<string, MessageSettingsWire>();
  readonly #publish: (userId: string, event: PortalEvent) => void;

  constructor(publish: (userId: string, event: PortalEvent) => void) {
    this.#publish = publish;
  }

  of(userId: string): MessageSettingsWire {
    return this.#settings.get(userId) ?? defaults;
  }

  /** Sets what is given and tells the person's devices. */
  set(
    userId: string,
    given: { [K in keyof MessageSettingsWire]?: MessageSettingsWire[K] | undefined },
  ): void {
    const before = this.of(userId);
    const message: MessageSettingsWire = {
      notificationStatus: given.notificationStatus ?? before.notificationStatus,
      sound: given.sound ?? before.sound,
      vibration: given.vibration ?? before.vibration,
      msgSendShortcut: given.msgSendShortcut ?? before.msgSendShortcut,
    };
    this.#settings.set(userId, message);
    this.#publish(userId, { type: 'settings', message });
  }
}
