import type { WorkspaceLabels } from '../types.ts';

const reorder: WorkspaceLabels['appGrid']['reorder'] = {
  handle: (name) => `Mover ${name}`,
  instructions: 'Espacio lo toma, las flechas lo mueven, Espacio lo suelta y Escape lo devuelve.',
  lifted: (name, position, count) => `${name}: tomado, lugar ${position} de ${count}.`,
  moved: (name, position, count) => `${name}: ahora en el lugar ${position} de ${count}.`,
  dropped: (name, position, count) => `${name}: dejado en el lugar ${position} de ${count}.`,
  cancelled: (name) => `${name}: de vuelta en su lugar.`,
};

export const appGrid: WorkspaceLabels['appGrid'] = {
  search: 'Buscar aplicaciones',
  clear: 'Borrar la búsqueda',
  own: 'Mis aplicaciones',
  ownEmpty: 'Aún no hay ninguna. Pulse la chincheta de una aplicación para tenerla aquí.',
  add: (name) => `Añadir ${name} a mis aplicaciones`,
  remove: (name) => `Quitar ${name} de mis aplicaciones`,
  more: (name) => `Más acciones de ${name}`,
  addOwn: 'Añadir a mis aplicaciones',
  removeOwn: 'Quitar de mis aplicaciones',
  favourite: 'Añadir a favoritos',
  unfavourite: 'Quitar de favoritos',
  arrange: 'Ordenar',
  done: 'Listo',
  found: (count) => (count === 1 ? '1 aplicación encontrada' : `${count} aplicaciones encontradas`),
  notFound: (query) => `Ninguna aplicación coincide con «${query}».`,
  empty: 'Aún no hay aplicaciones.',
  failed: 'No se han podido cargar las aplicaciones.',
  offline: 'No hay conexión y no se pueden mostrar las aplicaciones.',
  loading: 'Cargando aplicaciones',
  slow: 'Tarda más de lo habitual.',
  retry: 'Reintentar',
  notKept: 'No se ha podido guardar y todo sigue como antes. Inténtelo más tarde.',
  reorder,
};

export const workspaceBoard: WorkspaceLabels['workspaceBoard'] = {
  title: 'Mis tarjetas',
  edit: 'Editar el espacio',
  done: 'Listo',
  add: 'Añadir tarjeta',
  addTitle: 'Añadir una tarjeta',
  close: 'Cerrar',
  addCard: (name) => `Añadir ${name}`,
  added: 'Añadida',
  offersEmpty: 'No hay más tarjetas.',
  removeCard: (name) => `Quitar ${name}`,
  removed: (name) => `Tarjeta quitada: ${name}`,
  undo: 'Deshacer',
  empty: 'Su espacio aún no tiene tarjetas.',
  failed: 'No se ha podido cargar su espacio.',
  offline: 'No hay conexión y no se puede mostrar su espacio.',
  loading: 'Cargando su espacio',
  slow: 'Tarda más de lo habitual.',
  retry: 'Reintentar',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar. Su orden se conserva aquí.',
  reorder,
};

export const boardCard: WorkspaceLabels['boardCard'] = {
  empty: 'Aquí todavía no hay nada.',
  nothing: {
    messages: 'Aquí aparecen sus conversaciones. Busque a un compañero y salúdele.',
    applications: 'Aquí aparecen las aplicaciones cuando un administrador las registra.',
    stories:
      'Aquí aparecen las noticias que se le asignan cuando el operador del portal conecta el sistema de redacción.',
    hotspots: 'Aquí aparecen las tendencias cuando el operador del portal conecta el sistema de redacción.',
    ranking:
      'Aquí se ordenan las secciones por noticias publicadas cuando el operador del portal conecta el sistema de redacción.',
    files: 'Aquí aparecen sus últimos archivos. Suba el primero al disco de red.',
    favourites: 'Aquí aparece lo que marca como favorito: mensajes, archivos, personas.',
  },
  failed: 'No se ha podido cargar.',
  offline: 'No hay conexión.',
  loading: 'Cargando',
  slow: 'Tarda más de lo habitual.',
  retry: 'Reintentar',
  states: { topic: 'Tema', draft: 'Borrador', review: 'En revisión', returned: 'Devuelta' },
  due: (time) => `Vence ${time}`,
  overdue: (time) => `Venció ${time}`,
  trends: { up: 'Sube', down: 'Baja', flat: 'Estable' },
  heat: (heat) => `Interés ${heat}`,
  count: (count) => (count === 1 ? '1 noticia' : `${count} noticias`),
  unread: (count) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
};

export const workspace: WorkspaceLabels = { appGrid, workspaceBoard, boardCard };
