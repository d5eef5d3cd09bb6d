const moment = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});

/** '31 de diciembre de 2025 a las 22:00': an instant as the clocks of Ecuador showed it, wherever it is read. */
export const formatLongDateTime = (instant: string): string => moment.format(new Date(instant));
