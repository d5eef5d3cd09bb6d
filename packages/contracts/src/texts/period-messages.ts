import { limits } from './limits';

/** Messages about accounting periods. Apart from `messages`, which every page loads. */
export const periodMessages = {
  closed: (month: string) =>
    `El libro de ${month} está cerrado: nada se fecha en ese mes. Usa una fecha de un mes abierto, o pide abrirlo de nuevo.`,
  /** Of several rows, those of these days have to change. */
  closedDays: (days: string) => `Son del mes cerrado las filas con fecha ${days}.`,
  journalRows: `Elige menos días: un archivo tiene hasta ${limits.journalRows.max} movimientos`,
  notOver: 'Solo se cierra un mes que ya terminó',
  isClosed: 'Este mes ya está cerrado',
  isOpen: 'Este mes está abierto',
  notDone: 'Falta terminar algo de este mes antes de cerrarlo',
} as const;
