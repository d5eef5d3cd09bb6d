import type { StatementFacts } from '@cimiento/contracts';

/** All that a PDF is made from: the same document gives the same bytes. */
export type StatementDocument = {
  facts: StatementFacts;
  /** 'EC-2025-000042' */
  number: string;
  version: number;
  /** Number of the version that it supersedes. */
  supersedes: string | null;
  /** Who issues it: name, RUC and address, as far as the installation states them. */
  issuer: string;
  holderName: string;
  /** Verification code, without separators. */
  code: string;
  /** Scheme and host of the verification page. */
  origin: string;
  /** ISO 8601, from which its dates are taken. */
  createdAt: string;
};
