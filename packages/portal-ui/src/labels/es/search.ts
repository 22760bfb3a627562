import type { SearchLabels } from '../types.ts';

export const searchPopover: SearchLabels['searchPopover'] = {
  search: 'Buscar',
  placeholder: 'Buscar personas y grupos',
  people: 'Contactos',
  groups: 'Grupos',
  departments: 'Departamentos',
  peopleFound: 'Contactos encontrados',
  groupsFound: 'Grupos encontrados',
  departmentsFound: 'Departamentos encontrados',
  noPeople: 'No se ha encontrado ningún contacto.',
  noGroups: 'No se ha encontrado ningún grupo.',
  noDepartments: 'No se ha encontrado ningún departamento.',
  noResultsHint:
    'Pruebe con un nombre, pinyin, iniciales, un número de empleado, un cargo, un departamento, un correo o un teléfono.',
  idleHint:
    'Escriba un nombre, pinyin, iniciales, un número de empleado, un cargo, un departamento, un correo o un teléfono.',
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
  departmentPeople: (people) => `${people} ${people === 1 ? 'persona' : 'personas'}`,
  found: (people, groups, departments) =>
    [
      `${people} ${people === 1 ? 'contacto' : 'contactos'}`,
      `${groups} ${groups === 1 ? 'grupo' : 'grupos'}`,
      ...(departments === undefined
        ? []
        : [`${departments} ${departments === 1 ? 'departamento' : 'departamentos'}`]),
    ].join(', '),
  keys: { move: 'elegir', open: 'abrir', message: 'mensaje', switchTab: 'cambiar' },
};

export const search: SearchLabels = { searchPopover };
