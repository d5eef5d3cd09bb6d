import type { ShownPayment } from '../shared/payment-columns';

/** Filters of the payment history, as stated in its URL; '' is not set. An investor reads every payment that is not paid as pending. */
export type PaymentFilters = { project: string; year: string; status: 'paid' | 'pending' | '' };

/** The filters in a URL; a value that makes no sense is not set. */
export function parsePaymentFilters(query: URLSearchParams): PaymentFilters {
  const status = query.get('status');
  const year = query.get('year') ?? '';
  return {
    project: query.get('project') ?? '',
    year: /^\d{4}$/.test(year) ? year : '',
    status: status === 'paid' || status === 'pending' ? status : '',
  };
}

/** The query string of the filters, without those that are not set. */
export const toPaymentParams = (filters: PaymentFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));

const getYear = ({ period }: Pick<ShownPayment, 'period'>): string => period.slice(0, 4);

/** The payments that match, in their order. */
export const filterPayments = <Payment extends ShownPayment>(
  payments: readonly Payment[],
  { project, year, status }: PaymentFilters,
): Payment[] =>
  payments.filter(
    (payment) =>
      (project === '' || payment.projectName === project) &&
      (year === '' || getYear(payment) === year) &&
      (status === '' || (payment.status === 'paid') === (status === 'paid')),
  );

/** The projects by name, and the years from the last one on, that payments can be filtered by. */
export const listChoices = (payments: readonly ShownPayment[]): { projects: string[]; years: string[] } => ({
  projects: [...new Set(payments.map(({ projectName }) => projectName))].sort((a, b) => a.localeCompare(b, 'es')),
  years: [...new Set(payments.map(getYear))].sort().reverse(),
});
