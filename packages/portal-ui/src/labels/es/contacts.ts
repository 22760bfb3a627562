import type { ContactListLabels } from '../../blocks/people/ContactList/index.ts';
import type { ContactPickerLabels } from '../../blocks/people/ContactPicker/index.ts';
import type { FriendRequestsLabels } from '../../blocks/people/FriendRequests/index.ts';
import type { ForwardDialogLabels } from '../../blocks/messages/ForwardDialog/index.ts';
import type { GroupCreatorLabels } from '../../blocks/messages/GroupCreator/index.ts';
import type { OrgTreeLabels } from '../../blocks/people/OrgTree/index.ts';
import type { PeopleFieldLabels } from '../../blocks/people/PeopleField/index.ts';
import type { ContactsLabels } from '../types.ts';
import { counter, over } from './forms.ts';

// Labels of each block as exports of their own, so that an app with one block bundles no others.
export const contactPicker: ContactPickerLabels = {
  title: 'Elegir contactos',
  close: 'Cerrar',
  cancel: 'Cancelar',
  submit: 'Aceptar',
  search: 'Buscar contactos',
  placeholder: {
    people: 'Nombre o n.º de empleado',
    groups: 'Nombre del grupo',
    peopleAndGroups: 'Nombre, n.º o grupo',
    peopleAndDepartments: 'Nombre, n.º o departamento',
    all: 'Nombre, n.º, depto. o grupo',
  },
  clearQuery: 'Borrar',
  sources: 'Fuentes',
  tabs: { recent: 'Recientes', friends: 'Amigos', groups: 'Grupos', departments: 'Departamentos' },
  results: 'Resultados',
  loading: 'Cargando…',
  slow: 'Tarda más de lo habitual.',
  failed: 'No se ha podido cargar. Inténtelo de nuevo.',
  failedMore: 'No se ha podido cargar el resto.',
  offline: 'Sin conexión. Se reanudará cuando vuelva la red.',
  retry: 'Reintentar',
  empty: {
    recent: 'No hay conversaciones recientes.',
    friends: 'Aún no tiene amigos.',
    groups: 'Aún no hay grupos.',
    departments: 'Aún no hay departamentos.',
  },
  emptyDepartment: 'No hay nadie en este departamento.',
  noneFound: 'No se ha encontrado nada.',
  noneFoundHint: 'Pruebe con un nombre, unas iniciales o un número de empleado.',
  found: (count, more) =>
    more ? `Más de ${count} resultados` : count === 1 ? '1 resultado' : `${count} resultados`,
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  groupKind: { group: 'Grupo', topicGroup: 'Grupo temático', teamGroup: 'Equipo' },
  matchedField: { userId: 'N.º de empleado', email: 'Correo', phone: 'Teléfono', member: 'Miembros' },
  you: 'Usted',
  required: 'Obligatorio',
  withDepartment: (department) => `Con ${department}`,
  leftOut: 'Excluido',
  leftOutCount: (count) => `menos ${count}`,
  selected: 'Selección',
  selectedCount: (count, max, withSelf) => {
    const chosen =
      max === undefined ? (count === 1 ? '1 elegido' : `${count} elegidos`) : `${count} de ${max} elegidos`;
    return withSelf ? `${chosen}, con usted` : chosen;
  },
  noneSelected: 'Elija en la lista o escriba un nombre.',
  remove: (name) => `Quitar a ${name}`,
  clear: 'Vaciar',
  undo: 'Deshacer',
  showSelected: 'Ver la selección',
  hideSelected: 'Ocultar la selección',
  paste: {
    title: 'Pegar números de empleado',
    label: 'Números de empleado',
    hint: 'Separados por comas, espacios o saltos de línea.',
    add: 'Añadir',
    back: 'Volver',
    added: (count) => (count === 1 ? '1 añadido.' : `${count} añadidos.`),
    unknown: (count) =>
      count === 1
        ? '1 no se ha encontrado y sigue arriba.'
        : `${count} no se han encontrado y siguen arriba.`,
    notAdded: (names, more) => `Sin añadir: ${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`,
    because: (name, reason) => `${name} (${reason})`,
    failed: 'No se han podido consultar. Inténtelo de nuevo; la lista se conserva.',
  },
  refusals: {
    nothing: '¡Elija a alguien!',
    min: (limit) => `Elija al menos ${limit}.`,
    max: (limit) => `Puede elegir ${limit} como máximo.`,
    self: 'Usted siempre cuenta; no hace falta que se elija.',
    locked: (name) => `${name} tiene que quedarse.`,
    covered: (department) => `Ya está elegido con ${department}. Quítelo primero.`,
    departmentOver: (department, count, limit) =>
      `${department} tiene ${count} personas. Puede elegir ${limit} como máximo.`,
    tooMany: (count, limit) => `Serían ${count}. Puede elegir ${limit} como máximo.`,
    failed: 'No se ha podido consultar quién está en los departamentos. Inténtelo de nuevo.',
  },
};

export const peopleField: PeopleFieldLabels = {
  chosen: 'Elegidos',
  remove: (name) => `Quitar ${name}`,
  more: 'Más contactos',
  required: 'Elija un contacto.',
  min: (count) => `Elija al menos ${count}.`,
  max: (count) => `Elija como máximo ${count}.`,
  unfinished: 'Elija de la lista o borre el texto.',
  notFound: (texts) => `No corresponde a un único contacto: ${texts.join(', ')}`,
  resolving: 'Buscando…',
  failed: 'No se han podido buscar los contactos. Inténtelo de nuevo.',
  announce: (names) => (names.length === 0 ? 'Nada elegido' : `Elegidos: ${names.join(', ')}`),
  picker: contactPicker,
};

export const orgTree: OrgTreeLabels = {
  name: 'Departamentos',
  loading: 'Cargando…',
  slow: 'Tarda más de lo habitual.',
  failed: 'No se ha podido cargar.',
  offline: 'Sin conexión.',
  retry: 'Reintentar',
  empty: 'No hay nada debajo.',
  none: 'Aún no hay departamentos.',
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
};

export const friendRequests: FriendRequestsLabels = {
  title: 'Solicitudes de amistad',
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptFrom: (name) => `Aceptar la solicitud de ${name}`,
  declineFrom: (name) => `Rechazar la solicitud de ${name}`,
  remove: (name) => `Quitar la solicitud de la lista: ${name}`,
  ownMessage: (message) => `Usted: ${message}`,
  unread: 'Sin leer',
  waiting: 'A la espera de su respuesta',
  accepted: 'Ya tienen amistad',
  declined: 'Rechazada',
  refused: 'No la ha aceptado',
  acceptedNow: (name) => `La solicitud de ${name} ha sido aceptada.`,
  declinedNow: (name) => `La solicitud de ${name} ha sido rechazada.`,
  removedNow: (name) => `Se ha quitado la solicitud de la lista: ${name}`,
  acceptFailed: 'No se ha podido aceptar la solicitud. Inténtelo de nuevo.',
  declineFailed: 'No se ha podido rechazar la solicitud. Inténtelo de nuevo.',
  removeFailed: 'No se ha podido quitar la solicitud. Inténtelo de nuevo.',
  empty: 'Todavía no hay solicitudes de amistad. Cuando alguien le envíe una, aparecerá aquí.',
  loading: 'Cargando las solicitudes…',
  slow: 'Tarda más de lo habitual.',
  loadingMore: 'Cargando más…',
  more: 'Cargar más',
  failed: 'No se han podido cargar las solicitudes. Inténtelo de nuevo.',
  failedMore: 'No se han podido cargar más solicitudes.',
  offline: 'No hay conexión. Las solicitudes se cargarán en cuanto la haya.',
  retry: 'Reintentar',
};

export const groupCreator: GroupCreatorLabels = {
  counter,
  over,
  title: 'Nuevo chat de grupo',
  titles: {
    group: 'Nuevo chat de grupo (ordinario)',
    teamGroup: 'Nuevo chat de grupo (equipo)',
    topicGroup: 'Nuevo chat de grupo (temático)',
  },
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  next: 'Siguiente',
  purpose: '¿Para qué es?',
  kinds: {
    group: {
      name: 'Un chat temporal',
      description: 'Empieza al momento, sin rellenar nada. Lleva los nombres de sus miembros.',
    },
    teamGroup: {
      name: 'Un equipo a largo plazo',
      description: 'Tiene nombre y presentación, para encontrarlo más adelante.',
    },
    topicGroup: {
      name: 'Un grupo sobre un tema',
      description:
        'Pertenece a una noticia o tendencia. Al cerrarse el tema se puede leer, pero ya no escribir.',
    },
  },
  topic: {
    label: 'Tema',
    placeholder: 'Buscar un tema',
    missing: 'Elija un tema.',
    change: 'Cambiar',
    kinds: { story: 'Noticia', hotspot: 'Tendencia' },
    loading: 'Cargando los temas…',
    empty: 'Todavía no hay noticias ni tendencias. Cuando haya una, se podrá crear un grupo sobre ella.',
    noneFound: 'No se encontró ningún tema.',
    failed: 'No se pudieron cargar los temas.',
    offline: 'Sin conexión. Los temas se cargarán cuando vuelva la conexión.',
    retry: 'Reintentar',
  },
  name: 'Nombre del grupo',
  namePlaceholder: 'Obligatorio (máx. 16)',
  nameMissing: 'Escriba un nombre para el grupo.',
  nameForbidden: 'El nombre contiene un carácter invisible o que invierte la lectura. Quítelo.',
  introduction: 'Presentación',
  introductionPlaceholder: 'Obligatoria (máx. 200)',
  introductionMissing: 'Escriba una presentación.',
  introductionForbidden:
    'La presentación contiene un carácter que invierte la lectura, o demasiados signos en una letra. Quítelo.',
  summary: {
    noMembers: 'Elija quién participa.',
    chat: (name) => `Solo hay otra persona: se abrirá su chat con ${name}, sin crear un grupo.`,
    group: (preview, members) => `Nombre: ${preview} · ${members} miembros`,
    teamGroup: (name, members) => `Nombre: ${name} · ${members} miembros`,
  },
  submit: 'Crear grupo',
  submitChat: 'Abrir chat',
  pending: 'Creando el grupo…',
  picker: contactPicker,
};

export const forwardDialog: ForwardDialogLabels = {
  counter,
  over,
  title: 'Reenviar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  send: (targets) => (targets === 0 ? 'Enviar' : `Enviar (${targets})`),
  preview: 'Lo que se reenvía',
  image: 'Imagen',
  more: (items) => `${items} más`,
  note: 'Nota',
  notePlaceholder: 'Añada una nota (opcional)',
  progress: (sent, total) => `${sent} de ${total} enviados`,
  targets: 'Destinatarios',
  states: { waiting: 'En espera', sending: 'Enviando', sent: 'Enviado', failed: 'No enviado' },
  sentTo: (name) => `Se ha reenviado a ${name}`,
  fileSentTo: (name, file) => `Se ha enviado el archivo ${file} a ${name}`,
  failedTo: (name) => `El reenvío a ${name} ha fallado.`,
  fileFailedTo: (name, file) => `El envío del archivo ${file} a ${name} ha fallado.`,
  failedReason: 'No se ha podido enviar. Inténtelo de nuevo.',
  retry: (name) => `Volver a enviar a ${name}`,
  retryFailed: (targets) => `Reintentar los fallidos (${targets})`,
  goesOn: 'El envío sigue aunque cierre esta ventana. Se le avisará cuando termine.',
  closeSending: 'Seguir en segundo plano',
  done: 'Listo',
  picker: contactPicker,
};

export const contactList: ContactListLabels = {
  loading: 'Cargando contactos…',
  slow: 'Tarda más de lo habitual.',
  failed: 'No se pudieron cargar los contactos.',
  offline: 'Sin conexión. Los contactos aparecerán cuando vuelva la red.',
  retry: 'Reintentar',
  moreFailed: 'No se pudieron cargar más contactos.',
  sendMessage: (name) => `Enviar un mensaje a ${name}`,
  starred: 'Amigo destacado',
  leader: 'Responsable',
  kinds: { group: 'Grupo', topicGroup: 'Grupo temático', teamGroup: 'Equipo' },
  members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
};

export const contacts: ContactsLabels = {
  contactList,
  contactPicker,
  forwardDialog,
  friendRequests,
  groupCreator,
  orgTree,
  peopleField,
};
