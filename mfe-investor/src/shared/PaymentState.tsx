import {
  formatLongDate,
  getInvestorPaymentLabel,
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

type Props = { payment: DatedPayment };

/** From which day a payment with a date to come is available. */
const Ahead = ({ payment }: Props): ReactNode =>
  isPaidAhead(payment, today()) && <Note>{`Disponible desde el ${formatLongDate(payment.paymentDate)}`}</Note>;

/** What became of the rent that a payment pays, and from which day it is available when that is still to come. */
export function PaymentState({ payment }: Props) {
  const state = getPaymentState(payment, today());
  return (
    <>
      <Badge tone={tones[state] ?? 'warning'}>{rentStateLabel[state]}</Badge>
      <Ahead payment={payment} />
    </>
  );
}

/** 'Pagado' or 'Pendiente', as the dashboard is specified to say, with the state of the rent beside it where that says more. */
export function PaidOrPending({ payment }: Props) {
  const state = getPaymentState(payment, today());
  const isPlain = state === 'received' || state === 'pending';
  return (
    <>
      <Badge tone={state === 'received' ? 'success' : 'warning'}>{getInvestorPaymentLabel(payment.status)}</Badge>
      {!isPlain && <Note>{rentStateLabel[state]}</Note>}
      <Ahead payment={payment} />
    </>
  );
}
