import type { Catalogue } from './catalogue.ts';

const system = 'Se ha producido un error en el sistema. Póngase en contacto con el administrador.';
const network = 'Puede haber un problema con su red. Inténtelo de nuevo más tarde.';

/** The error catalogue in Spanish. */
export const es: Catalogue = {
  other: system,
  badRequest: (msg = system) => `${msg} (400)`,
  noAccess: 'No tiene permiso de acceso. Póngase en contacto con el administrador. (403)',
  notFound: 'El recurso no está disponible en este momento. Póngase en contacto con el administrador. (404)',
  methodNotAllowed: `${system} (405)`,
  unreachable: (status) => `${network} (${status})`,
  tooLarge: 'El contenido es demasiado grande para enviarlo de una vez.',
  tooMany: 'Demasiadas solicitudes seguidas. Inténtelo de nuevo en un momento.',
  internal: `${system} (500)`,
  httpVersion: 'Esta versión de HTTP no admite la solicitud',
  network,
  timeout: 'El servidor ha tardado demasiado en responder. Inténtelo de nuevo más tarde.',
  offline: 'No tiene conexión. Compruebe la red e inténtelo de nuevo.',
  forwarded: ({ name }) => `Reenviado a ${name}`,
  fileForwarded: ({ name, file }) => `El archivo ${file} se ha enviado a ${name}`,
  fileNotForwarded: ({ name, file }) => `El envío del archivo ${file} a ${name} ha fallado.`,
  friendRequestSent: 'Solicitud de amistad enviada',
};
