/** Texts about the accountant's chart of accounts and the batches of the journal. */
export const accountantMessages = {
  account: 'Escribe una cuenta del libro o un patrón, por ejemplo bank:1 o project:*:capital',
  twice: 'Esta cuenta ya tiene código: deja uno',
  openMonth: 'Cierra el mes antes de exportarlo: lo abierto todavía puede cambiar',
  nothingNew: 'Todos los asientos de este mes ya están en un lote',
  taken: 'Otro lote exporta estos asientos en este momento. Revisa la lista.',
} as const;
