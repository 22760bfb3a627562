import type { DirectoryLabels } from '../types.ts';
import { countedField } from './forms.ts';

export const personCard: DirectoryLabels['personCard'] = {
  title: 'Ficha personal',
  gender: 'Género',
  genders: { male: 'Hombre', female: 'Mujer' },
  position: 'Cargo',
  mobile: 'Móvil',
  telephone: 'Tel. de trabajo',
  email: 'Correo',
  introduction: 'Presentación',
  department: 'Departamento',
  notPublic: 'No público',
  notGiven: 'Sin indicar',
  previewAsColleague: 'Ver como la ven los demás',
  sendMessage: 'Enviar mensaje',
  copy: (field) => `Copiar: ${field}`,
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar',
  left: 'Ya no trabaja aquí',
  leftHint:
    'Esta persona ya no trabaja en la organización. Puede leer la conversación, pero no escribir en ella.',
  you: 'Usted',
  loading: 'Cargando la ficha…',
  slow: 'Tarda más de lo habitual.',
  missing: 'No se ha encontrado a esta persona.',
  failed: 'No se ha podido cargar la ficha. Inténtelo de nuevo.',
  retry: 'Reintentar',
  offline: 'No hay conexión. La ficha se cargará en cuanto la haya.',
  close: 'Cerrar',
  leaders: 'A cargo de',
  presence: { online: 'En línea', away: 'Ausente', busy: 'No molestar', offline: 'Sin conexión' },
  openCard: 'Abrir ficha',
  back: 'Volver',
  backTo: (name) => `Volver a ${name}`,
};

export const friendship: DirectoryLabels['friendship'] = {
  ...countedField,
  star: 'Destacar',
  addStar: 'Marcar con una estrella',
  removeStar: 'Quitar la estrella',
  starFailed: 'No se ha podido cambiar la estrella. Inténtelo de nuevo.',
  addFriend: 'Añadir amistad',
  removeFriend: 'Quitar amistad',
  waiting: 'A la espera de su respuesta',
  askedYou: 'Esta persona quiere añadirle como amistad.',
  openRequests: 'Ver solicitudes',
  askTitle: 'Añadir amistad',
  askMessage: 'Mensaje',
  askForbidden:
    'El mensaje contiene un carácter que invierte la lectura, o demasiados signos en una letra. Quítelo.',
  askHint: 'Esa persona decidirá cuando lea su mensaje.',
  greeting: (name) =>
    name === undefined
      ? 'Hola, me gustaría añadirle a mis amistades.'
      : `Hola, soy ${name} y me gustaría añadirle a mis amistades.`,
  askSubmit: 'Enviar solicitud',
  requestSent: 'Solicitud de amistad enviada',
  requestFailed: 'No se ha podido enviar la solicitud. Inténtelo de nuevo.',
  removeTitle: 'Quitar amistad',
  removeQuestion: '¿Quiere quitar a esta persona de sus amistades?',
  friendRemoved: 'Ya no está entre sus amistades.',
  removeFailed: 'No se ha podido quitar la amistad. Inténtelo de nuevo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export const directory: DirectoryLabels = { personCard, friendship };
