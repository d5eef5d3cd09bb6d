import { centsToText, parseSignedCents } from '../values/money';
import { formatExactDollars } from '../values/formats';
import { beforeFees } from '../texts/fee-words';

/** The parts of a rent that its house kept, as decimal text; a reserve below 0 was added to it. */
type Deductions = { expenses: string; reserve: string };

/** 'menos gastos de $50.00 y reserva de $20.00'; null when nothing was deducted. */
export function describeDeductions({ expenses, reserve }: Deductions): string | null {
  const [expensesCents, reserveCents] = [parseSignedCents(expenses), parseSignedCents(reserve)];
  const less = [
    ...(expensesCents > 0 ? [`gastos de ${formatExactDollars(expenses)}`] : []),
    ...(reserveCents > 0 ? [`reserva de ${formatExactDollars(reserve)}`] : []),
  ];
  const words = [
    ...(less.length > 0 ? [`menos ${less.join(' y ')}`] : []),
    ...(reserveCents < 0 ? [`más ${formatExactDollars(centsToText(-reserveCents))} de la reserva`] : []),
  ];
  return words.length > 0 ? words.join(', ') : null;
}

/** '$90.00 antes de comisiones', beside what is expected after them; null where no fee makes a difference. */
export const describeGross = ({
  expectedGross,
  expected,
}: {
  expectedGross: string;
  expected: string;
}): string | null => (expectedGross === expected ? null : `${formatExactDollars(expectedGross)} ${beforeFees}`);
