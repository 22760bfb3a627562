import type { DirectoryLabels } from '../types.ts';
import { countedField } from './forms.ts';

export const personCard: DirectoryLabels['personCard'] = {
  title: 'プロフィール',
  gender: '性別',
  genders: { male: '男性', female: '女性' },
  position: '役職',
  mobile: '携帯電話',
  telephone: '職場の電話',
  email: 'メール',
  introduction: '自己紹介',
  department: '部署',
  notPublic: '非公開',
  notGiven: '未記入',
  previewAsColleague: '同僚からの見え方',
  sendMessage: 'メッセージを送る',
  copy: (field) => `${field}をコピー`,
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした',
  left: '退職',
  leftHint: 'この方は退職しました。これまでのやり取りは読めますが、メッセージは送れません。',
  you: '自分',
  loading: 'プロフィールを読み込んでいます…',
  slow: 'いつもより時間がかかっています。',
  missing: 'この方は見つかりませんでした。',
  failed: 'プロフィールを読み込めませんでした。もう一度お試しください。',
  retry: '再試行',
  offline: 'オフラインです。接続が戻るとプロフィールを表示できます。',
  close: '閉じる',
  leaders: '責任者',
  presence: { online: 'オンライン', away: '離席中', busy: '取り込み中', offline: 'オフライン' },
  openCard: 'プロフィールを開く',
  back: '戻る',
  backTo: (name) => `${name}さんに戻る`,
};

export const friendship: DirectoryLabels['friendship'] = {
  ...countedField,
  star: 'スター',
  addStar: 'スターを付ける',
  removeStar: 'スターを外す',
  starFailed: 'スターを変更できませんでした。もう一度お試しください。',
  addFriend: '友だちに追加',
  removeFriend: '友だちを解除',
  waiting: '承認待ち',
  askedYou: 'この方から友だち申請が届いています。',
  openRequests: '申請を見る',
  askTitle: '友だちに追加',
  askMessage: 'メッセージ',
  askForbidden: '読む向きを変える文字か、1 文字に重なりすぎた記号が含まれています。削除してください。',
  askHint: '相手の方はメッセージを読んでから承認するかどうかを決めます。',
  greeting: (name) =>
    name === undefined
      ? 'はじめまして。友だちに追加させてください。よろしくお願いします。'
      : `${name}です。友だちに追加させてください。よろしくお願いします。`,
  askSubmit: '申請を送る',
  requestSent: '友だち申請を送りました',
  requestFailed: '申請を送れませんでした。もう一度お試しください。',
  removeTitle: '友だちを解除',
  removeQuestion: 'この方との友だちを解除しますか？',
  friendRemoved: '友だちを解除しました。',
  removeFailed: '友だちを解除できませんでした。もう一度お試しください。',
  cancel: 'キャンセル',
  close: '閉じる',
};

export const directory: DirectoryLabels = { personCard, friendship };
