import { formatLongDate, getInvestorPaymentLabel, isPaidAhead, today, type PaymentStatus } from '@cimiento/contracts';
import { Badge, color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Note = styled.small`
  display: block;
  margin-top: ${space[0.5]};
  color: ${color.muted};
  font-size: ${text.small};
`;

/** The status of a payment as its investor reads it, and from which day it is available when that is still to come. */
export function PaymentState({ payment }: { payment: { status: PaymentStatus; paymentDate: string } }) {
  const isAhead = isPaidAhead(payment, today());
  return (
    <>
      <Badge tone={payment.status === 'paid' && !isAhead ? 'success' : 'warning'}>
        {getInvestorPaymentLabel(payment.status)}
      </Badge>
      {isAhead && <Note>{`Disponible desde el ${formatLongDate(payment.paymentDate)}`}</Note>}
    </>
  );
}
