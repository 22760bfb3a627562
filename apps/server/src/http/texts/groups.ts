import { codes, type GroupTypeCode, type Language } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

/** Names of group types (specification, section 3). */
export const groupLabels = {
  '1': { zh: '普通群', en: 'Group', es: 'Grupo', ja: 'グループ' },
  '2': { zh: '专题群', en: 'Topic group', es: 'Grupo temático', ja: '特集グループ' },
  '3': { zh: '团队群', en: 'Team', es: 'Equipo', ja: 'チーム' },
} satisfies Record<GroupTypeCode, Record<Language, string>>;

export const groupsTexts = {
  [codes.unknownGroup]: {
    zh: '没有找到此群组。',
    en: 'This group could not be found.',
    es: 'No se ha encontrado este grupo.',
    ja: 'このグループは見つかりませんでした。',
  },
  [codes.notMember]: {
    zh: '您不是此群组的成员。',
    en: 'You are not a member of this group.',
    es: 'Usted no es miembro de este grupo.',
    ja: 'このグループのメンバーではありません。',
  },
  [codes.nobodyChosen]: {
    zh: '请选择!',
    en: 'Please choose someone.',
    es: 'Elija al menos a una persona.',
    ja: '相手を選択してください。',
  },
  [codes.groupFull]: {
    zh: '群成员不能超过{limit}人，现在将有{count}人。',
    en: 'A group can have at most {limit} members; this would make {count}.',
    es: 'Un grupo puede tener como máximo {limit} miembros; con esta selección serían {count}.',
    ja: 'グループのメンバーは{limit}人までです。この選択では{count}人になります。',
  },
  [codes.groupNameMissing]: {
    zh: '群名称必填，不超过16个字符',
    en: 'The group name is required, 16 characters at most.',
    es: 'El nombre del grupo es obligatorio, con 16 caracteres como máximo.',
    ja: 'グループ名は必須です（16文字以内）。',
  },
  [codes.groupIntroductionMissing]: {
    zh: '群简介必填，不超过200个字符',
    en: 'The group introduction is required, 200 characters at most.',
    es: 'La presentación del grupo es obligatoria, con 200 caracteres como máximo.',
    ja: 'グループの紹介は必須です（200文字以内）。',
  },
  [codes.notGroupOwner]: {
    zh: '只有群主可以进行此操作。',
    en: 'Only the owner of the group can do this.',
    es: 'Solo el propietario del grupo puede hacer esto.',
    ja: 'この操作はグループのオーナーだけが行えます。',
  },
  [codes.peopleUnknown]: {
    zh: '所选人员中有{count}位不存在，请重新选择。',
    en: 'Not found among the people chosen: {count}. Choose again.',
    es: 'Personas elegidas que no se han encontrado: {count}. Elija de nuevo.',
    ja: '選んだ人のうち{count}人が見つかりません。選び直してください。',
  },
  [codes.peopleLeft]: {
    zh: '以下人员已离开本单位：{names}。',
    en: 'These people have left the organisation: {names}.',
    es: 'Estas personas ya no pertenecen a la organización: {names}.',
    ja: '次の人は組織を離れました：{names}。',
  },
  [codes.notInGroup]: {
    zh: '此人不在群内。',
    en: 'This person is not in the group.',
    es: 'Esta persona no está en el grupo.',
    ja: 'この人はグループにいません。',
  },
  [codes.ownerCannotBeRemoved]: {
    zh: '不能移除群主，请先转让群组。',
    en: 'The owner cannot be removed. Hand the group over first.',
    es: 'No se puede quitar al propietario. Transfiera antes el grupo.',
    ja: 'オーナーは外せません。先にグループを譲渡してください。',
  },
  [codes.unknownTopic]: {
    zh: '没有找到此选题。',
    en: 'This topic could not be found.',
    es: 'No se ha encontrado este tema.',
    ja: 'このテーマは見つかりませんでした。',
  },
} satisfies TextsOf;
