/** Names of the investment, user and project in a row of a file of payments. Empty text where the file says nothing. */
export type PaymentReferences = {
  /** An id. */
  investment: string;
  /** An id, an e-mail or a full name. */
  user: string;
  /** An id or a name. */
  project: string;
};

/** Reason why a row of a file of payments cannot be recorded for any user, in Spanish. */
export const paymentReferenceFaults = {
  missingUser: 'Falta la persona: escribe su ID, su correo o su nombre completo.',
  unknownUser: 'No encontramos a esta persona: escribe su ID, su correo o su nombre completo.',
  ambiguousUser: (count: number): string => `Hay ${count} personas con este nombre: escribe su correo o su ID.`,
  missingProject: 'Falta el proyecto: escribe su ID o su nombre.',
  unknownProject: 'No encontramos este proyecto: escribe su ID o su nombre.',
  ambiguousProject: (count: number): string => `Hay ${count} proyectos con este nombre: escribe su ID.`,
  noInvestment: 'Esta persona no tiene inversiones en este proyecto.',
  severalInvestments: (ids: readonly number[]): string =>
    `Esta persona tiene ${ids.length} inversiones en este proyecto: escribe el ID de una (${ids.join(', ')}).`,
} as const;
