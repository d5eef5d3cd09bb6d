import type { RentState } from '@cimiento/contracts';
import { parseEnum } from '@cimiento/product-ui/lists';
import type { ShownPayment } from '../shared/payment-columns';

/** The states that the rent of a payment can have. */
export const paymentStates = [
  'received',
  'partial',
  'announced',
  'pending',
  'late',
  'missed',
] as const satisfies RentState[];

const getYear = ({ period }: Pick<ShownPayment, 'period'>): string => period.slice(0, 4);

/** The projects by name, and the years from the last one on, that payments can be filtered by. */
export const listChoices = (payments: readonly ShownPayment[]): { projects: string[]; years: string[] } => ({
  projects: [...new Set(payments.map(({ projectName }) => projectName))].sort((a, b) => a.localeCompare(b, 'es')),
  years: [...new Set(payments.map(getYear))].sort().reverse(),
});

/** The payments that match the filters of an address, in their order. A value that makes no sense is not set. */
export function filterPayments<Payment extends ShownPayment>(
  payments: readonly Payment[],
  filter: (name: string) => string,
): Payment[] {
  const { projects, years } = listChoices(payments);
  const project = parseEnum(projects, filter('project'));
  const year = parseEnum(years, filter('year'));
  const status = parseEnum(paymentStates, filter('status'));
  return payments.filter(
    (payment) =>
      (!project || payment.projectName === project) &&
      (!year || getYear(payment) === year) &&
      (!status || payment.rentState === status),
  );
}
