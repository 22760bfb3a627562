import type { SearchLabels } from '../types.ts';

export const search: SearchLabels = {
  searchPopover: {
    search: 'Buscar',
    placeholder: 'Buscar personas y grupos',
    people: 'Contactos',
    groups: 'Grupos',
    peopleFound: 'Contactos encontrados',
    groupsFound: 'Grupos encontrados',
    noPeople: 'No se ha encontrado ningún contacto.',
    noGroups: 'No se ha encontrado ningún grupo.',
    noResultsHint:
      'Pruebe con un nombre, pinyin, iniciales, un número de empleado, un cargo, un correo o un teléfono.',
    idleHint:
      'Escriba un nombre, pinyin, iniciales, un número de empleado, un cargo, un correo o un teléfono.',
    recent: 'Búsquedas recientes',
    clearRecent: 'Borrar',
    removeRecent: (query) => `Olvidar «${query}»`,
    loading: 'Buscando…',
    slow: 'La búsqueda continúa. Puede que la red vaya lenta.',
    loadingMore: 'Cargando más…',
    capped: (shown, total) =>
      `Se muestran los primeros ${shown} de ${total}. Escriba más para acotar la búsqueda.`,
    failed: 'La búsqueda no ha funcionado. Inténtelo de nuevo.',
    failedMore: 'No se han podido cargar más resultados.',
    retry: 'Reintentar',
    offline: 'No hay conexión. La búsqueda volverá a funcionar en cuanto la haya.',
    clear: 'Borrar',
    close: 'Volver',
    sendMessage: (name) => `Enviar un mensaje a ${name}`,
    matchedField: { userId: 'N.º de empleado', email: 'Correo', phone: 'Teléfono', member: 'Miembros' },
    groupKind: { group: 'Grupo', topicGroup: 'Grupo temático', teamGroup: 'Equipo' },
    found: (people, groups) =>
      `${people} ${people === 1 ? 'contacto' : 'contactos'} y ${groups} ${groups === 1 ? 'grupo' : 'grupos'}`,
    keys: { move: 'elegir', open: 'abrir', message: 'mensaje', switchTab: 'cambiar' },
  },
};
