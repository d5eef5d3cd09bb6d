/** A rule of the books that does not hold. For operators, in English and without personal data. */
export type LedgerFault = { rule: string; subject: string };
