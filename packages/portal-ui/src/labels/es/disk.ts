import type { DiskLabels } from '../types.ts';

const files = (count: number) => `${count} ${count === 1 ? 'archivo' : 'archivos'}`;

export const disk: DiskLabels = {
  uploadQueue: {
    uploads: 'Subidas',
    uploading: (done, total) => `Subiendo: ${done} de ${files(total)}`,
    paused: (left) => `En pausa: ${left === 1 ? 'queda' : 'quedan'} ${files(left)}`,
    waitingForAnswer: (count) => `${files(count)} ${count === 1 ? 'espera' : 'esperan'} su decisión`,
    finished: (done) => (done === 1 ? '1 archivo subido' : `${done} archivos subidos`),
    finishedPartly: (done, failed) =>
      `${done === 1 ? '1 archivo subido' : `${done} archivos subidos`}, ${failed} con error`,
    nothingSent: 'No se ha subido nada',
    offline: 'No hay conexión. Las subidas seguirán solas en cuanto la haya.',
    sentOf: (sent, size) => `${sent} de ${size}`,
    speed: (size) => `${size}/s`,
    timeLeft: (seconds) =>
      seconds < 60
        ? 'queda menos de un minuto'
        : seconds < 3600
          ? `quedan unos ${Math.round(seconds / 60)} min`
          : `quedan unas ${Math.round(seconds / 3600)} h`,
    resumesLater: 'Puede cerrar esta pestaña: las subidas seguirán cuando vuelva.',
    progressOf: (name) => `Progreso de ${name}`,
    totalProgress: 'Progreso total',
    state: {
      waiting: 'En espera',
      uploading: 'Subiendo',
      paused: 'En pausa',
      asking: 'El nombre ya existe',
      done: 'Subido',
      failed: 'Error',
      cancelled: 'Cancelado',
      skipped: 'Omitido',
    },
    pausedAt: (percent) => `En pausa al ${percent} %`,
    filter: { all: 'Todos', active: 'En curso', attention: 'Por resolver', done: 'Terminados' },
    filters: 'Mostrar',
    noneOfFilter: 'No hay archivos así.',
    pause: (name) => `Pausar ${name}`,
    resume: (name) => `Reanudar ${name}`,
    retry: (name) => `Reintentar ${name}`,
    cancel: (name) => `Cancelar ${name}`,
    remove: (name) => `Quitar ${name} de la lista`,
    answer: 'Decidir',
    show: (name) => `Mostrar ${name} en su carpeta`,
    pauseAll: 'Pausar todo',
    resumeAll: 'Reanudar todo',
    retryAll: 'Reintentar los fallidos',
    cancelAll: 'Cancelar todo',
    removeFinished: 'Quitar terminados',
    cancelAllTitle: '¿Cancelar todas las subidas?',
    cancelAllQuestion: (left) =>
      `${left === 1 ? 'Queda 1 archivo' : `Quedan ${left} archivos`} por subir. Se descartará lo que ya se haya enviado.`,
    keepUploading: 'Seguir subiendo',
    collapse: 'Contraer las subidas',
    expand: 'Desplegar las subidas',
    close: 'Cerrar las subidas',
    announceStarted: (total) => `Subiendo ${files(total)}`,
    announceHalf: 'Las subidas van por la mitad',
    announceFailed: (failed) => `No se ${failed === 1 ? 'ha' : 'han'} podido subir ${files(failed)}`,
  },
  conflictDialog: {
    titleFile: 'Este nombre ya existe',
    titleFolder: 'Esta carpeta ya existe',
    question: (name, folder) =>
      folder === undefined
        ? `Aquí ya hay un archivo llamado «${name}».`
        : `En «${folder}» ya hay un archivo llamado «${name}».`,
    questionFolder: (name, folder) =>
      folder === undefined
        ? `Aquí ya hay una carpeta llamada «${name}».`
        : `En «${folder}» ya hay una carpeta llamada «${name}».`,
    incoming: 'Nuevo',
    existing: 'Ya existe',
    newer: 'Más reciente',
    larger: 'Más grande',
    rename: 'Conservar ambos',
    replace: 'Reemplazar',
    merge: 'Combinar',
    skip: 'Omitir',
    renameHint: (name) =>
      name === undefined ? 'El nuevo recibe un número.' : `El nuevo se llamará «${name}».`,
    replaceHint: 'El que ya existe va a la papelera.',
    mergeHint: 'Ambos contenidos quedan en una carpeta; nada se reemplaza sin preguntar.',
    skipHint: 'El que ya existe se queda como está.',
    applyToAll: (waiting) =>
      waiting === 1 ? 'Hacer lo mismo con el otro' : `Hacer lo mismo con los otros ${waiting}`,
    waiting: (count) => `${count} más`,
    postpone: 'Decidir más tarde',
  },
};
