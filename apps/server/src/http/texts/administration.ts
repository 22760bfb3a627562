import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const administrationTexts = {
  [codes.departmentNameTaken]: {
    zh: '此处已有同名的部门。',
    en: 'There is already a department with this name here.',
    es: 'Ya hay un departamento con este nombre aquí.',
    ja: 'ここには同じ名前の部署がすでにあります。',
  },
  [codes.departmentNotEmpty]: {
    zh: '部门里还有人员或下级部门，不能删除。',
    en: 'The department still has people or departments in it and cannot be removed.',
    es: 'El departamento aún tiene personas o departamentos y no se puede eliminar.',
    ja: '部署に人または下位の部署が残っているため、削除できません。',
  },
  [codes.departmentTooDeep]: {
    zh: '部门最多可以有{most}级。',
    en: 'Departments can be at most {most} levels deep.',
    es: 'Los departamentos pueden tener como máximo {most} niveles.',
    ja: '部署の階層は最大{most}段です。',
  },
  [codes.departmentInItself]: {
    zh: '部门不能移动到它自己或它的下级部门里。',
    en: 'A department cannot be moved into itself or a department below it.',
    es: 'Un departamento no se puede mover a sí mismo ni a uno de sus subdepartamentos.',
    ja: '部署をその部署自身や下位の部署に移動することはできません。',
  },
} satisfies TextsOf;
