import { bankLineStatusLabel, type BankLineStatus } from '@cimiento/contracts';

type Text = { description: string | null; reference: string | null };

/** What the bank wrote about a line. */
export const describeLine = ({ description, reference }: Text): string =>
  [description, reference].filter(Boolean).join(' · ') || 'Sin descripción';

type Matched = { status: BankLineStatus; target: string | null };

/** To what a line belongs, or its state while that is nothing. */
export const describeTarget = ({ status, target }: Matched): string => target ?? bankLineStatusLabel[status];
