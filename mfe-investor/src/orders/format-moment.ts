const longDateTime = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});

/** '31 de diciembre de 2025, 22:00' in Ecuador, from an instant. */
export const formatMoment = (instant: string): string => longDateTime.format(new Date(instant));
