import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Message, rootFolder, type Target } from '@snap/portal-api/contract';
import type { MessageFileView } from '@snap/portal-ui/message-list';
import { proxy } from 'valtio';
import { collectionApi, diskApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { messaging } from '../../live/messaging.ts';
import { showToast } from '../../stores/toasts.ts';
import { download as downloadItems } from '../disk/downloads.ts';
import { recalledText, recalledTexts } from './draft-actions.ts';

const { messages } = messaging;

/** Ids of the favourites that were made of messages on this device, by message id. */
export const messageFavourites = proxy<Record<string, string>>({});

/** Runs a mutation; a failure shows in a toast. */
const attempt = (mutation: () => Promise<void>): Promise<void> => mutation().catch(reportError);

/** Adds a reaction, or removes the user's own. */
export const react = (message: Message, emoji: string, on: boolean) =>
  attempt(() => messages.react(message, emoji, on));

/** Recalls a message for everyone (decision B7). */
export const recall = (target: Target, message: Message) =>
  attempt(async () => {
    // Its mentions and its quote are gone from the message afterwards.
    const recalled = recalledText(target, message, message.text);
    const text = await messages.recall(message);
    if (text !== undefined) recalledTexts[message.id] = { ...recalled, text };
  });

/** Pins a message for everyone in the conversation, or unpins it. A live event then updates the list. */
export const pin = (messageId: string, on: boolean) => attempt(() => messages.pin(messageId, on));

export const addToFavourites = (list: readonly Message[]) =>
  attempt(async () => {
    for (const { id } of list) {
      // oxlint-disable-next-line no-await-in-loop -- the favourites keep the order of the messages
      const favourite = await collectionApi.add({ kind: 'message', sourceId: id });
      messageFavourites[id] = favourite.id;
    }
    showToast('success', i18n._(msg`Added to your favourites`));
  });

export const removeFromFavourites = ({ id }: Message) =>
  attempt(async () => {
    const favouriteId = messageFavourites[id];
    if (favouriteId === undefined) return;
    await collectionApi.remove({ id: favouriteId });
    delete messageFavourites[id];
    showToast('success', i18n._(msg`Removed from your favourites`));
  });

/** Saves the file of a message to the user's disk, without a second copy of its bytes (decision C8). */
export const saveFile = ({ file }: Message) =>
  attempt(async () => {
    if (!file) return;
    await diskApi.saveFromChat({ fileId: file.id, parentId: rootFolder });
    const { name } = file;
    showToast('success', i18n._(msg`${name} is on your disk now`));
  });

/** Downloads a file as it is, a folder as an archive. */
export const download = ({ id, kind }: Pick<MessageFileView, 'id' | 'kind'>) =>
  attempt(() => downloadItems([{ id, kind: kind === 'directory' ? 'folder' : 'file' }]));
