import {
  formatLongDate,
  getInvestorPaymentLabel,
  getPaymentDay,
  getPaymentState,
  isPaidAhead,
  rentState,
  today,
  type DatedPayment,
  type RentState,
} from '@cimiento/contracts';
import { Badge, Muted, StatusBadge } from '@cimiento/ui';
import type { ReactNode } from 'react';

type Props = { payment: DatedPayment & { rentState: RentState } };

/** From which day a payment with a date to come is available. */
const Ahead = ({ payment }: { payment: DatedPayment }): ReactNode =>
  isPaidAhead(payment, today()) && (
    <Muted as="small" $top={0.5}>{`Disponible desde el ${formatLongDate(getPaymentDay(payment))}`}</Muted>
  );

/**
 * The state of the rent that a payment pays, that of the payment where it differs, and the day from which it is available if that is to
 * come.
 */
export function PaymentState({ payment }: Props) {
  const own = getPaymentState(payment, today());
  return (
    <>
      <StatusBadge status={rentState[payment.rentState]} />
      {payment.rentState !== own && (
        <Muted as="small" $top={0.5}>{`Esta parte: ${rentState[own].label.toLowerCase()}`}</Muted>
      )}
      <Ahead payment={payment} />
    </>
  );
}

/** 'Pagado' or 'Pendiente', as the dashboard is specified to say, with the state of the rent beside it where that says more. */
export function PaidOrPending({ payment }: Props) {
  const { status } = payment;
  const isPlain = payment.rentState === (status === 'paid' ? 'received' : 'pending');
  return (
    <>
      <Badge tone={isPlain && status === 'paid' ? 'success' : 'warning'}>{getInvestorPaymentLabel(status)}</Badge>
      {!isPlain && (
        <Muted as="small" $top={0.5}>
          {rentState[payment.rentState].label}
        </Muted>
      )}
      <Ahead payment={payment} />
    </>
  );
}
