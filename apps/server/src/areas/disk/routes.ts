import { codes, disk, sharedFiles } from '@snap/portal-api/contract';
import type { FileAnswer } from '../../http/file-answer.ts';
import { type Caller, fileRoute, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Database, Tx } from '../../store/database.ts';
import { makeFolder, moveItems, renameItem } from './change.ts';
import type { DiskActor } from './may-share.ts';
import { copyItems } from './copy.ts';
import { downloadFile, readThumb } from './files.ts';
import { offerArchive, takeOffer } from './offers.ts';
import { createThumbs } from './pictures.ts';
import { readRoom } from './quota.ts';
import { listFolder, listRecycleBin, listSharedToMe, readDetail, searchItems } from './read.ts';
import { shareBatch } from './share.ts';
import { listGiven, takeSharesBack } from './shares-given.ts';
import { openDiskStorage } from './storage.ts';
import { clearBin, deleteItems, restoreItems } from './trash.ts';
import { uploadRoutes } from './uploads/tus.ts';
import { planZip, streamZip, type ZipPlan } from './zip.ts';

/** The calls of contract area `disk`, and the protocol of its uploads. */
export function diskRoutes({ database, live, settings }: Services): Route[] {
  const { blobs, pieces } = openDiskStorage(settings.dataFolder);
  const thumbs = createThumbs(blobs);
  const read = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) => database.tenant(caller.tenantId, work);
  /** A change in one transaction, told to other servers after its commit. */
  const change = async <T>(
    caller: Caller,
    work: (tx: Tx, actor: DiskActor) => Promise<T>,
    within: Pick<Database, 'tenant'> = database,
  ) => {
    const actor = { ...caller, origin: live.origin };
    const done = await within.tenant(caller.tenantId, (tx) => work(tx, actor));
    live.hint();
    return done;
  };
  const archive = (tenantId: string, plan: ZipPlan): FileAnswer => ({
    type: 'application/zip',
    filename: plan.filename,
    cache: 'no-store',
    open: () => streamZip(blobs, tenantId, plan),
  });

  return [
    route(disk.list, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => listFolder(tx, caller, input))),
    })),
    route(disk.detail, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => readDetail(tx, caller, input.fileId))),
    })),
    route(disk.search, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => searchItems(tx, caller, input))),
    })),
    route(disk.mkdir, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx, actor) => makeFolder(tx, actor, input)),
    })),
    route(disk.rename, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx, actor) => renameItem(tx, actor, input)),
    })),
    route(disk.move, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx, actor) => moveItems(tx, actor, input)),
    })),
    route(disk.copy, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx, actor) => copyItems(tx, actor, input)),
    })),
    route(disk.saveFromChat, async ({ caller, input: { fileId, ...where } }) => ({
      code: codes.ok,
      result: await change(caller, (tx, actor) => copyItems(tx, actor, { ids: [fileId], ...where })),
    })),
    route(disk.delete, async ({ caller, input }) => {
      await change(caller, (tx, actor) => deleteItems(tx, actor, input.ids), database.essential);
      return { code: codes.ok };
    }),
    route(disk.recycleList, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => listRecycleBin(tx, caller, input))),
    })),
    route(disk.restore, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx, actor) => restoreItems(tx, actor, input.ids)),
    })),
    route(disk.clear, async ({ caller, input }) => {
      await change(caller, (tx, actor) => clearBin(tx, actor, input.ids), database.essential);
      return { code: codes.ok };
    }),
    route(disk.quota, async ({ caller }) => ({
      code: codes.ok,
      result: await read(caller, (tx) => readRoom(tx, caller)),
    })),
    route(disk.sharedToMe, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => listSharedToMe(tx, caller, input))),
    })),
    route(disk.share, async ({ caller, input }) => {
      const files = sharedFiles.parse(JSON.parse(input.params));
      return { code: codes.ok, result: await change(caller, (tx, actor) => shareBatch(tx, actor, files)) };
    }),
    route(disk.given, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => listGiven(tx, caller, input))),
    })),
    route(disk.unshare, async ({ caller, input }) => {
      await change(caller, (tx, actor) => takeSharesBack(tx, actor, input.uids));
      return { code: codes.ok };
    }),
    fileRoute(disk.download, ({ caller, input }) => downloadFile({ database, blobs }, caller, input)),
    fileRoute(disk.thumb, ({ caller, input }) => readThumb({ database, thumbs }, caller, input.fileId)),
    fileRoute(disk.zip, async ({ caller, input }) =>
      archive(caller.tenantId, await read(caller, (tx) => planZip(tx, caller, input.ids))),
    ),
    route(disk.offerZip, async ({ caller, input: { ids } }) => ({
      code: codes.ok,
      result: {
        fileName: await read(caller, async (tx) =>
          offerArchive(tx, caller, ids, await planZip(tx, caller, ids)),
        ),
      },
    })),
    fileRoute(disk.commonDownload, async ({ caller, input }) => {
      const plan = await read(caller, async (tx) => {
        const { fileIds, filename } = await takeOffer(tx, caller, input.fileName, input.delete);
        return { ...(await planZip(tx, caller, fileIds)), filename };
      });
      return archive(caller.tenantId, plan);
    }),
    ...uploadRoutes({ database, blobs, pieces }, live),
  ];
}
