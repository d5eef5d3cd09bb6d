import type { AdminPaymentsQuery } from './payments.generated';

/** A payment in the list. */
export type Payment = AdminPaymentsQuery['adminPayments']['items'][number];
