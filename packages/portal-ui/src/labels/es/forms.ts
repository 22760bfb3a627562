import type { CountedFieldLabels } from '../../primitives/Field/use-count.ts';
import type { FormsLabels } from '../types.ts';

// Exports of their own, so that labels that include them bundle no others.
export const counter: CountedFieldLabels['counter'] = (used, max) => `${used} de ${max} caracteres`;
export const over: CountedFieldLabels['over'] = (characters) =>
  characters === 1 ? 'Sobra 1 carácter.' : `Sobran ${characters} caracteres.`;
export const countedField: CountedFieldLabels = { counter, over };

export const fields: FormsLabels['fields'] = {
  missing: 'Este campo no puede quedar vacío.',
  integer: 'Escriba un número entero.',
  email: 'Escriba una dirección de correo válida.',
  phone: 'Escriba un teléfono válido.',
  mobile: 'Escriba un teléfono válido.',
};

export const pagination: FormsLabels['pagination'] = {
  pages: 'Páginas de la lista',
  total: (items) => (items === 1 ? '1 elemento' : `${items} elementos`),
  perPage: (items) => `${items} por página`,
  pageSize: 'Elementos por página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page) => `Página ${page}`,
  position: (page, pages) => `Página ${page} de ${pages}`,
  jump: 'Ir a la página',
};

export const pullToRefresh: FormsLabels['pullToRefresh'] = {
  pull: 'Deslice hacia abajo para actualizar',
  release: 'Suelte para actualizar',
  pullUp: 'Deslice hacia arriba para ver más',
  loading: 'Cargando…',
  end: 'No hay más',
  refresh: 'Actualizar',
  loadMore: 'Cargar más',
  failed: 'No se ha podido cargar más.',
  retry: 'Reintentar',
};

export const datePicker: FormsLabels['datePicker'] = {
  datePlaceholder: '2026-11-20',
  dateTimePlaceholder: '2026-11-20 08:00:00',
  open: 'Abrir el calendario',
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  hour: 'Hora',
  minute: 'Minuto',
  second: 'Segundo',
  today: 'Hoy',
  clear: 'Borrar',
  done: 'Listo',
  unreadable: 'No es una fecha. Escríbala como 2026-11-20.',
  outOfRange: (first, last) => `Elija una fecha entre ${first} y ${last}.`,
  missing: 'Elija una fecha.',
};

export const forms: FormsLabels = { countedField, fields, pagination, pullToRefresh, datePicker };
