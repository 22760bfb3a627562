import type { ShellLabels } from '../types.ts';

export const common: ShellLabels['common'] = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
};

export const appShell: ShellLabels['appShell'] = {
  skipToContent: 'Ir al contenido',
  menu: 'Menú',
  pages: 'Páginas',
};

export const sidebar: ShellLabels['sidebar'] = {
  navigation: 'Navegación principal',
  unreadMessages: (count) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  friendRequests: (count) => (count === 1 ? '1 solicitud de amistad' : `${count} solicitudes de amistad`),
  empty: 'Su menú está vacío. Un administrador puede configurarlo.',
};

export const topBar: ShellLabels['topBar'] = {
  openMenu: 'Abrir el menú',
  collapseMenu: 'Contraer el menú',
  expandMenu: 'Ampliar el menú',
};

export const topMenu: ShellLabels['topMenu'] = { navigation: 'Áreas', more: 'Más' };

export const breadcrumb: ShellLabels['breadcrumb'] = { navigation: 'Ruta de navegación' };

export const tabsBar: ShellLabels['tabsBar'] = {
  pages: 'Páginas abiertas',
  refresh: 'Actualizar',
  close: 'Cerrar',
  closeOthers: 'Cerrar las demás',
  closeAll: 'Cerrar todas',
  closeBefore: 'Cerrar las de la izquierda',
  closeAfter: 'Cerrar las de la derecha',
  unsaved: 'Sin guardar',
  moved: (title, position, count) => `${title}: ahora en el lugar ${position} de ${count}`,
  allPages: (count) => `Todas las páginas abiertas (${count})`,
  searchPages: 'Buscar páginas abiertas',
  noPages: 'No hay ninguna página así',
};

export const userMenu: ShellLabels['userMenu'] = {
  menuOf: (name) => `Menú de ${name}`,
  profile: 'Perfil',
  startGroupChat: 'Crear un chat de grupo',
  friendRequests: (unread) => (unread > 0 ? `Solicitudes de amistad (${unread})` : 'Solicitudes de amistad'),
  settings: 'Ajustes',
  layoutSettings: 'Ajustes de diseño',
  console: 'Administración',
  changePassword: 'Cambiar la contraseña',
  logOut: 'Cerrar sesión',
  logOutTitle: 'Cerrar sesión',
  logOutQuestion: '¿Quiere cerrar la sesión y salir del portal?',
  cancel: 'Cancelar',
};

export const languageSelect: ShellLabels['languageSelect'] = { language: 'Idioma' };

export const themeSelect: ShellLabels['themeSelect'] = {
  theme: 'Apariencia',
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Según el sistema',
};

export const fullScreenToggle: ShellLabels['fullScreenToggle'] = {
  enter: 'Pantalla completa',
  leave: 'Salir de la pantalla completa',
};

export const sizeSelect: ShellLabels['sizeSelect'] = {
  size: 'Tamaño',
  default: 'Predeterminado',
  medium: 'Mediano',
  small: 'Pequeño',
  mini: 'Mínimo',
};

export const shell: ShellLabels = {
  common,
  appShell,
  sidebar,
  topBar,
  topMenu,
  breadcrumb,
  tabsBar,
  userMenu,
  languageSelect,
  themeSelect,
  fullScreenToggle,
  sizeSelect,
};
