import type { ContactPickerLabels } from '../../blocks/ContactPicker/types.ts';
import type { FriendRequestsLabels } from '../../blocks/FriendRequests/types.ts';
import type { OrgTreeLabels } from '../../blocks/OrgTree/types.ts';
import type { ContactsLabels } from '../types.ts';

// Each block's words by themselves as well: who takes one block alone, carries no others.
export const contactPicker: ContactPickerLabels = {
  title: 'Elegir contactos',
  close: 'Cerrar',
  cancel: 'Cancelar',
  submit: 'Aceptar',
  search: 'Buscar contactos',
  placeholder: 'Nombre, número de empleado o grupo',
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
  groupKind: { group: 'Grupo', teamGroup: 'Equipo' },
  matchedField: { userId: 'N.º de empleado', email: 'Correo', phone: 'Teléfono', member: 'Miembros' },
  you: 'Usted',
  required: 'Obligatorio',
  withDepartment: (department) => `Con ${department}`,
  leftOut: 'Excluido',
  leftOutCount: (count) => `menos ${count}`,
  selected: 'Selección',
  selectedCount: (count, max) =>
    max === undefined ? (count === 1 ? '1 elegido' : `${count} elegidos`) : `${count} de ${max} elegidos`,
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
    notAdded: (count) => (count === 1 ? '1 no se ha añadido.' : `${count} no se han añadido.`),
    failed: 'No se han podido consultar. Inténtelo de nuevo; la lista se conserva.',
  },
  notices: {
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

export const orgTree: OrgTreeLabels = {
  name: 'Departamentos',
  loading: 'Cargando…',
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
  acceptedNow: (name) => `Ha aceptado la solicitud de ${name}.`,
  declinedNow: (name) => `Ha rechazado la solicitud de ${name}.`,
  removedNow: (name) => `Se ha quitado la solicitud de la lista: ${name}`,
  acceptFailed: 'No se ha podido aceptar la solicitud. Inténtelo de nuevo.',
  declineFailed: 'No se ha podido rechazar la solicitud. Inténtelo de nuevo.',
  removeFailed: 'No se ha podido quitar la solicitud. Inténtelo de nuevo.',
  empty: 'Todavía no hay solicitudes de amistad. Cuando alguien le envíe una, aparecerá aquí.',
  loading: 'Cargando las solicitudes…',
  loadingMore: 'Cargando más…',
  more: 'Cargar más',
  failed: 'No se han podido cargar las solicitudes. Inténtelo de nuevo.',
  failedMore: 'No se han podido cargar más solicitudes.',
  offline: 'No hay conexión. Las solicitudes se cargarán en cuanto la haya.',
  retry: 'Reintentar',
};

export const contacts: ContactsLabels = { contactPicker, friendRequests, orgTree };
