import { brand } from './brand';

/** The code may be right: the server cannot compare it. */
export const formatUnreadableFactor = (reference: string): string =>
  `No es tu código: por un problema nuestro no podemos comprobarlo. Usa un código de recuperación o escribe a ${brand.contactEmail} con la referencia ${reference}.`;
