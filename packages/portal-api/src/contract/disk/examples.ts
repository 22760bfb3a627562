import type { ExamplesOf } from '../endpoint.ts';
import type { disk } from './calls.ts';
import { codes } from '../codes.ts';
import { diskFile, diskFolder, done, fileId, lina, morning, zhangwei } from '../example-shapes.ts';

const path = [{ id: 'd-photos', filename: '照片' }] as const;
const page = { page: 1, size: 50 } as const;
const shared = { sharedBy: zhangwei, sharedByName: '张伟', shareTime: morning } as const;
const moved = { code: '0', result: { items: [diskFile], conflicts: [] } } as const;

const taken = { code: codes.nameTaken, msg: '此处已有名为“照片”的文件或文件夹。' } as const;
const badName = {
  code: codes.badFileName,
  msg: '名称须为 1 到 100 个可见字符，不能以点结尾，不能是 CON、NUL 等系统保留名称，也不能包含 / \\ : * ? " < > | 以及不可见的控制字符',
} as const;
const full = { code: codes.diskFull, msg: '网盘空间不足，请先清理文件或回收站。' } as const;

export const diskExamples = {
  list: {
    input: { parentId: 'd-photos', ...page, sort: 'name', order: 'asc' },
    output: { code: '0', list: [diskFile], total: 1, path },
  },
  detail: { input: { fileId }, output: { code: '0', result: diskFile, path } },
  search: { input: { q: '港口', ...page }, output: { code: '0', list: [diskFile], total: 1 } },
  recent: { input: page, output: { code: '0', list: [diskFile], total: 1 } },
  mkdir: {
    input: { parentId: 'root', filename: '照片', conflict: 'ask' },
    output: { code: '0', result: diskFolder },
    refusal: taken,
  },
  rename: {
    input: { fileId, filename: '港口全景.jpg' },
    output: { code: '0', result: { ...diskFile, filename: '港口全景.jpg' } },
    refusal: badName,
  },
  move: {
    input: { ids: [fileId], parentId: 'd-photos', conflict: 'ask' },
    output: moved,
    refusal: { code: codes.intoItself, msg: '文件夹不能移动或复制到自身之内。' },
  },
  copy: { input: { ids: [fileId], parentId: 'd-photos' }, output: moved, refusal: full },
  delete: { input: { ids: [fileId] }, output: done },
  recycleList: {
    input: page,
    output: {
      code: '0',
      list: [{ ...diskFile, deleteTime: morning, expireTime: morning + 2_592_000_000 }],
      total: 1,
      days: 30,
    },
  },
  restore: { input: { ids: [fileId] }, output: { code: '0', result: [diskFile] } },
  clear: { input: { ids: [fileId] }, output: done },
  download: { input: { fileId, inline: 1 } },
  versions: {
    input: { fileId },
    output: {
      code: '0',
      list: [{ uid: 'v7d1', sizeInBytes: 471_020, updateTime: morning, ownerId: lina, ownerName: '李娜' }],
    },
  },
  restoreVersion: { input: { fileId, uid: 'v7d1' }, output: { code: '0', result: diskFile } },
  removeVersion: { input: { fileId, uid: 'v7d1' }, output: done },
  downloadVersion: { input: { fileId, uid: 'v7d1' } },
  zip: { input: { ids: [fileId, 'd-photos'] } },
  offerZip: {
    input: { ids: [fileId, 'd-photos'] },
    output: { code: '0', result: { fileName: 'z81c0.zip' } },
  },
  thumb: { input: { fileId } },
  quota: {
    input: {},
    output: { code: '0', result: { total: 10_737_418_240, used: 482_113, reserved: 0 } },
  },
  sharedToMe: {
    input: page,
    output: {
      code: '0',
      list: [{ ...diskFile, ownerId: zhangwei, ownerName: '张伟', ...shared }],
      total: 1,
    },
  },
  given: {
    input: { fileId, ...page },
    output: {
      code: '0',
      list: [
        {
          uid: 'sh58',
          fileId,
          filename: '港口.jpg',
          isDirectory: 0,
          thumbWidth: 320,
          thumbHeight: 213,
          sharedBy: lina,
          sharedByName: '李娜',
          targetType: 'user',
          targetId: zhangwei,
          targetName: '张伟',
          shareTime: morning,
          byMessage: 0,
        },
      ],
      total: 1,
    },
  },
  unshare: { input: { uids: ['sh58'] }, output: done },
  saveFromChat: { input: { fileId, parentId: 'root' }, output: moved, refusal: full },
  share: {
    input: { params: '[{"id":"f20c4","user1":"demo~lina","user2":"demo~zhangwei"}]' },
    output: {
      code: '0',
      result: [{ id: fileId, user2: zhangwei, errcode: '0', errmsg: '操作成功', uid: 'sh58' }],
    },
  },
  commonDownload: { input: { fileName: 'z81c0.zip', delete: true } },
} as const satisfies ExamplesOf<typeof disk>;
