import type { FormsLabels } from '../types.ts';

export const forms: FormsLabels = {
  countedField: {
    counter: (used, max) => `${used} de ${max} caracteres`,
    over: (characters) => (characters === 1 ? 'Sobra 1 carácter.' : `Sobran ${characters} caracteres.`),
  },
  fields: {
    missing: 'Este campo no puede quedar vacío.',
    integer: 'Escriba un número entero.',
    email: 'Escriba una dirección de correo válida.',
    phone: 'Escriba un teléfono válido.',
    mobile: 'Escriba un teléfono válido.',
  },
  pagination: {
    pages: 'Páginas de la lista',
    total: (items) => (items === 1 ? '1 elemento' : `${items} elementos`),
    perPage: (items) => `${items} por página`,
    pageSize: 'Elementos por página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    position: (page, pages) => `Página ${page} de ${pages}`,
    jump: 'Ir a la página',
  },
  pullToRefresh: {
    pull: 'Deslice hacia abajo para actualizar',
    release: 'Suelte para actualizar',
    pullUp: 'Deslice hacia arriba para ver más',
    loading: 'Cargando…',
    end: 'No hay más',
    refresh: 'Actualizar',
    loadMore: 'Cargar más',
    failed: 'No se ha podido cargar más.',
    retry: 'Reintentar',
  },
};
