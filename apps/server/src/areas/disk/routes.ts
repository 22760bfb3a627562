import { codes, disk, sharedFiles } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import type { FileResponse } from '../../http/file-response.ts';
import { fileRoute, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Database, Tx } from '../../store/database.ts';
import { makeFolder, moveItems, renameItem } from './commands/change-items.ts';
import { copyItems } from './commands/copy.ts';
import { downloadFile, readThumb } from './queries/file-bytes.ts';
import { offerArchive, takeOffer } from './archive/offers.ts';
import { createThumbs } from './contents/thumbnails.ts';
import { readRoom } from './queries/quota.ts';
import {
  listFolder,
  listRecent,
  listRecycleBin,
  listSharedToMe,
  readDetail,
  searchItems,
} from './queries/item-lists.ts';
import { shareBatch } from './commands/share.ts';
import { takeSharesBack } from './commands/take-shares-back.ts';
import { listGiven } from './queries/given-shares.ts';
import { clearBin, deleteItems, restoreItems } from './commands/trash.ts';
import { uploadRoutes } from './uploads/tus.ts';
import { removeVersion, restoreVersion } from './commands/versions.ts';
import { downloadVersion, listVersions } from './queries/versions.ts';
import { planZip, streamZip, type ZipPlan } from './archive/zip.ts';

/** The calls of contract area `disk`, and the protocol of its uploads. */
export function diskRoutes({ database, storage }: Pick<Services, 'database' | 'storage'>): Route[] {
  const { blobs } = storage;
  const thumbs = createThumbs(blobs);
  const within = <T>(
    { tenantId }: SessionActor,
    work: (tx: Tx) => Promise<T>,
    of: Pick<Database, 'tenant'> = database,
  ) => of.tenant(tenantId, work);
  const archive = (tenantId: string, plan: ZipPlan): FileResponse => ({
    type: 'application/zip',
    filename: plan.filename,
    cache: 'no-store',
    open: async () => {
      const first = plan.entries.find(({ hash }) => hash !== null);
      // While the status can still say that files are unavailable: the archive begins with a header of its own.
      if (first?.hash) await blobs.has({ tenantId, hash: first.hash });
      return streamZip(blobs, tenantId, plan);
    },
  });

  return [
    route(disk.list, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await within(actor, (tx) => listFolder(tx, actor, input))),
    })),
    route(disk.detail, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await within(actor, (tx) => readDetail(tx, actor, input.fileId))),
    })),
    route(disk.search, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await database.read(actor.tenantId, (tx) => searchItems(tx, actor, input))),
    })),
    route(disk.recent, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await within(actor, (tx) => listRecent(tx, actor, input))),
    })),
    route(disk.mkdir, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => makeFolder(tx, actor, input)),
    })),
    route(disk.rename, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => renameItem(tx, actor, input)),
    })),
    route(disk.move, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => moveItems(tx, actor, input)),
    })),
    route(disk.copy, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => copyItems(tx, actor, input)),
    })),
    route(disk.saveFromChat, async ({ actor, input: { fileId, ...where } }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => copyItems(tx, actor, { ids: [fileId], ...where })),
    })),
    route(disk.delete, async ({ actor, input }) => {
      await within(actor, (tx) => deleteItems(tx, actor, input.ids), database.essential);
      return { code: codes.ok };
    }),
    route(disk.recycleList, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await within(actor, (tx) => listRecycleBin(tx, actor, input))),
    })),
    route(disk.restore, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => restoreItems(tx, actor, input.ids)),
    })),
    route(disk.clear, async ({ actor, input }) => {
      await within(actor, (tx) => clearBin(tx, actor, input.ids), database.essential);
      return { code: codes.ok };
    }),
    route(disk.quota, async ({ actor }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => readRoom(tx, actor)),
    })),
    route(disk.sharedToMe, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await within(actor, (tx) => listSharedToMe(tx, actor, input))),
    })),
    route(disk.share, async ({ actor, input }) => {
      const files = sharedFiles.parse(JSON.parse(input.params));
      return { code: codes.ok, result: await within(actor, (tx) => shareBatch(tx, actor, files)) };
    }),
    route(disk.given, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await within(actor, (tx) => listGiven(tx, actor, input))),
    })),
    route(disk.unshare, async ({ actor, input }) => {
      await within(actor, (tx) => takeSharesBack(tx, actor, input.uids));
      return { code: codes.ok };
    }),
    route(disk.versions, async ({ actor, input }) => ({
      code: codes.ok,
      list: await within(actor, (tx) => listVersions(tx, actor, input.fileId)),
    })),
    route(disk.restoreVersion, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => restoreVersion(tx, actor, input)),
    })),
    route(disk.removeVersion, async ({ actor, input }) => {
      await within(actor, (tx) => removeVersion(tx, actor, input), database.essential);
      return { code: codes.ok };
    }),
    fileRoute(disk.downloadVersion, ({ actor, input }) => downloadVersion({ database, blobs }, actor, input)),
    fileRoute(disk.download, ({ actor, input }) => downloadFile({ database, blobs }, actor, input)),
    fileRoute(disk.thumb, ({ actor, input }) => readThumb({ database, thumbs }, actor, input.fileId)),
    fileRoute(disk.zip, async ({ actor, input }) =>
      archive(actor.tenantId, await database.read(actor.tenantId, (tx) => planZip(tx, actor, input.ids))),
    ),
    route(disk.offerZip, async ({ actor, input: { ids } }) => ({
      code: codes.ok,
      result: {
        fileName: await within(actor, async (tx) =>
          offerArchive(tx, actor, ids, await planZip(tx, actor, ids)),
        ),
      },
    })),
    fileRoute(disk.commonDownload, async ({ actor, input }) => {
      const plan = await within(actor, async (tx) => {
        const { fileIds, filename } = await takeOffer(tx, actor, input.fileName, input.delete);
        return { ...(await planZip(tx, actor, fileIds)), filename };
      });
      return archive(actor.tenantId, plan);
    }),
    ...uploadRoutes({ database, storage }),
  ];
}
