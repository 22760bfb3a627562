import type { ShellLabels } from '../types.ts';

export const shell: ShellLabels = {
  common: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    loading: 'Cargando…',
    notifications: 'Notificaciones',
  },
  appShell: { skipToContent: 'Ir al contenido', menu: 'Menú', pages: 'Páginas' },
  sidebar: {
    navigation: 'Navegación principal',
    unreadMessages: (count) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
    friendRequests: (count) => (count === 1 ? '1 solicitud de amistad' : `${count} solicitudes de amistad`),
  },
  topBar: { openMenu: 'Abrir el menú', collapseMenu: 'Contraer el menú', expandMenu: 'Ampliar el menú' },
  breadcrumb: { navigation: 'Ruta de navegación' },
  tabsBar: {
    pages: 'Páginas abiertas',
    refresh: 'Actualizar',
    close: 'Cerrar',
    closeOthers: 'Cerrar las demás',
    closeAll: 'Cerrar todas',
  },
  userMenu: {
    menuOf: (name) => `Menú de ${name}`,
    profile: 'Perfil',
    startGroupChat: 'Crear un chat de grupo',
    settings: 'Ajustes',
    layoutSettings: 'Ajustes de diseño',
    changePassword: 'Cambiar la contraseña',
    logOut: 'Cerrar sesión',
    logOutTitle: 'Cerrar sesión',
    logOutQuestion: '¿Quiere cerrar la sesión y salir del portal?',
    cancel: 'Cancelar',
  },
  languageSelect: { language: 'Idioma' },
  themeSelect: { theme: 'Apariencia', light: 'Claro', dark: 'Oscuro', system: 'Según el sistema' },
  sizeSelect: {
    size: 'Tamaño',
    default: 'Predeterminado',
    medium: 'Mediano',
    small: 'Pequeño',
    mini: 'Mínimo',
  },
};
