import {
  formatLongDate,
  getInvestorPaymentLabel,
  getPaymentDay,
  getPaymentState,
  isPaidAhead,
  rentStateLabel,
  today,
  type DatedPayment,
  type RentState,
} from '@cimiento/contracts';
import { Badge, color, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Note = styled.small`
  display: block;
  margin-top: ${space[0.5]};
  color: ${color.muted};
  font-size: ${text.small};
`;

const tones: Partial<Record<RentState, 'success' | 'danger'>> = { received: 'success', missed: 'danger' };

type Props = { payment: DatedPayment & { rentState: RentState } };

/** From which day a payment with a date to come is available. */
const Ahead = ({ payment }: { payment: DatedPayment }): ReactNode =>
  isPaidAhead(payment, today()) && <Note>{`Disponible desde el ${formatLongDate(getPaymentDay(payment))}`}</Note>;

/**
 * What became of the rent that a payment pays, of the payment itself where that is another, and from which day it is available when that is
 * still to come.
 */
export function PaymentState({ payment }: Props) {
  const { rentState } = payment;
  const own = getPaymentState(payment, today());
  return (
    <>
      <Badge tone={tones[rentState] ?? 'warning'}>{rentStateLabel[rentState]}</Badge>
      {rentState !== own && <Note>{`Esta parte: ${rentStateLabel[own].toLowerCase()}`}</Note>}
      <Ahead payment={payment} />
    </>
  );
}

/** 'Pagado' or 'Pendiente', as the dashboard is specified to say, with the state of the rent beside it where that says more. */
export function PaidOrPending({ payment }: Props) {
  const { rentState, status } = payment;
  const isPlain = rentState === (status === 'paid' ? 'received' : 'pending');
  return (
    <>
      <Badge tone={isPlain && status === 'paid' ? 'success' : 'warning'}>{getInvestorPaymentLabel(status)}</Badge>
      {!isPlain && <Note>{rentStateLabel[rentState]}</Note>}
      <Ahead payment={payment} />
    </>
  );
}
