/** Texts about alerts, which reviewers of identities read. */
export const alertMessages = {
  closed: 'Esta alerta ya se cerró.',
  own: 'No puedes cerrar una alerta sobre ti. Pídelo a otra persona.',
} as const;
