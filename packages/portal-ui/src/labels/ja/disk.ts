import type { DiskLabels } from '../types.ts';

export const disk: DiskLabels = {
  uploadQueue: {
    uploads: 'アップロード',
    uploading: (done, total) => `アップロード中：${total}件のうち${done}件完了`,
    paused: (left) => `一時停止中：残り${left}件`,
    waitingForAnswer: (count) => `${count}件の確認が必要です`,
    finished: (done) => `${done}件をアップロードしました`,
    finishedPartly: (done, failed) => `${done}件をアップロード、${failed}件は失敗`,
    nothingSent: 'アップロードしたファイルはありません',
    offline: 'オフラインです。接続が戻ると自動で再開します。',
    sentOf: (sent, size) => `${sent} / ${size}`,
    speed: (size) => `${size}/秒`,
    timeLeft: (seconds) =>
      seconds < 60
        ? '残り1分未満'
        : seconds < 3600
          ? `残り約${Math.round(seconds / 60)}分`
          : `残り約${Math.round(seconds / 3600)}時間`,
    resumesLater: 'このタブを閉じても、次に開いたときに再開します。',
    progressOf: (name) => `${name} の進捗`,
    totalProgress: '全体の進捗',
    state: {
      waiting: '待機中',
      uploading: 'アップロード中',
      paused: '一時停止中',
      asking: '同じ名前があります',
      done: '完了',
      failed: '失敗',
      cancelled: '取り消し済み',
      skipped: 'スキップ済み',
    },
    pausedAt: (percent) => `${percent}%で一時停止中`,
    filter: { all: 'すべて', active: '進行中', attention: '要確認', done: '終了' },
    filters: '表示',
    noneOfFilter: '該当するファイルはありません。',
    pause: (name) => `${name} を一時停止`,
    resume: (name) => `${name} を再開`,
    retry: (name) => `${name} を再試行`,
    cancel: (name) => `${name} を取り消す`,
    remove: (name) => `${name} を一覧から消す`,
    answer: '確認する',
    show: (name) => `${name} をフォルダーで表示`,
    pauseAll: 'すべて一時停止',
    resumeAll: 'すべて再開',
    retryAll: '失敗分を再試行',
    cancelAll: 'すべて取り消す',
    removeFinished: '終了分を消す',
    cancelAllTitle: 'すべてのアップロードを取り消しますか？',
    cancelAllQuestion: (left) => `${left}件がまだ終わっていません。送信済みの分は破棄されます。`,
    keepUploading: '続ける',
    collapse: 'アップロードを折りたたむ',
    expand: 'アップロードを開く',
    close: 'アップロードを閉じる',
    announceStarted: (total) => `${total}件のアップロードを開始しました`,
    announceHalf: 'アップロードは半分終わりました',
    announceFailed: (failed) => `${failed}件をアップロードできませんでした`,
  },
  conflictDialog: {
    titleFile: '同じ名前のファイルがあります',
    titleFolder: '同じ名前のフォルダーがあります',
    question: (name, folder) =>
      folder === undefined
        ? `「${name}」という名前のファイルがすでにあります。`
        : `「${folder}」に「${name}」という名前のファイルがすでにあります。`,
    questionFolder: (name, folder) =>
      folder === undefined
        ? `「${name}」という名前のフォルダーがすでにあります。`
        : `「${folder}」に「${name}」という名前のフォルダーがすでにあります。`,
    incoming: '新しい方',
    existing: '既存',
    newer: 'より新しい',
    larger: 'より大きい',
    rename: '両方残す',
    replace: '置き換える',
    merge: '統合する',
    skip: 'スキップ',
    renameHint: (name) =>
      name === undefined ? '新しい方に番号を付けます。' : `新しい方を「${name}」にします。`,
    replaceHint: '既存のファイルはごみ箱に移ります。',
    mergeHint: '中身を一つのフォルダーにまとめます。同名のファイルは改めて確認します。',
    skipHint: '既存のものはそのまま残ります。',
    applyToAll: (waiting) => `残り${waiting}件にも適用する`,
    waiting: (count) => `ほか${count}件`,
    postpone: 'あとで決める',
  },
};
