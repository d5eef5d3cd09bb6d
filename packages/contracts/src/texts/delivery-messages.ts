/** Failures of a delivery to the address of a program, as the list of deliveries shows them. */
export const deliveryMessages = {
  noAnswer: 'No se pudo llegar al receptor, o no respondió a tiempo',
  refused: (status: number) => `La respuesta fue ${status}`,
  gone: 'La respuesta fue 410: el webhook queda desactivado',
  deleted: 'El webhook se eliminó',
  disabled: 'El webhook está desactivado',
  unreadableSecret: 'El secreto no se puede descifrar: agrega el ENCRYPTION_SECRET anterior, o rótalo',
  notPublic: (host: string) => `${host} no es una dirección pública`,
} as const;
