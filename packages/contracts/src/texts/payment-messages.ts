/** Texts about the day of a payment and about its corrections. */
export const paymentMessages = {
  pastDate:
    'Se acredita el día en que lo registras como pagado. Para una fecha anterior escribe el motivo de la fecha.',
  tooEarly: (first: string): string =>
    `No puede acreditarse antes del ${first}: hasta ese día no había llegado el dinero.`,
  reason: 'Escribe el motivo de la corrección: el inversionista lo lee',
};
