import {
  formatCreditorReference,
  formatDollars,
  formatShortDate,
  orderPath,
  paths,
  toCalendarDate,
  type OrderStatus,
} from '@cimiento/contracts';
import { ButtonLink, Card, color, CopyIcon, IconButton, Row, space, text, TextLink } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { PayFromBalance } from './PayFromBalance';
import { findReceived, isPayable } from './received-money';
import { formatTimeLeft } from './time-left';
import { useNow } from './useNow';

type Order = {
  id: number;
  projectName: string;
  /** Whole dollars. */
  amount: number;
  status: OrderStatus;
  reference: string | null;
  expiresAt: string | null;
  /** The received and the missing part, as decimal text. */
  received: string;
  missing: string;
};
type Waiting = Order & { reference: string; expiresAt: string };

const isWaiting = (order: Order): order is Waiting =>
  order.status === 'reserved' && order.expiresAt !== null && order.reference !== null;

/** The orders that wait for money, those that end first before the others. */
const listWaiting = (orders: readonly Order[]): Waiting[] =>
  orders.filter(isWaiting).sort((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));

/** Whether any of the orders waits for money. */
export const hasWaiting = (orders: readonly Order[]): boolean => orders.some(isWaiting);

const Panel = styled(Card)`
  border-left: 6px solid ${color.brass};

  h2 {
    font-size: ${text.lead};
  }

  p {
    margin: ${space[0.5]} 0 0;
    overflow-wrap: anywhere;
  }
`;

type Props = {
  orders: readonly Order[];
  /** The available balance, as decimal text. */
  available: string;
  /** Called when an order was paid or refused. */
  onPaid: () => Promise<unknown>;
};

/** The reservation that ends first, with what to do about it, and how many more wait. Nothing when none waits. */
export function WaitingOrders({ orders, available, onPaid }: Props) {
  const now = useNow();
  const [first, ...others] = listWaiting(orders);
  if (!first) return null;
  const { id, projectName, amount, reference, expiresAt } = first;
  const left = formatTimeLeft(Date.parse(expiresAt) - now);
  const received = findReceived(first);
  const payable = isPayable(available, amount);
  return (
    <Panel as="section" aria-labelledby="waiting">
      <h2 id="waiting">{`Tu reserva espera ${formatDollars(amount)} hasta el ${formatShortDate(toCalendarDate(expiresAt))}`}</h2>
      <p>{[projectName, left && `quedan ${left}`].filter(Boolean).join(' · ')}</p>
      {received !== null && (
        <p>
          <strong>{`${received}.`}</strong>
        </p>
      )}
      <Row as="p">
        <span>Referencia para esta orden:</span> <strong>{formatCreditorReference(reference)}</strong>
        <IconButton
          label="Copiar la referencia de tu reserva"
          icon={<CopyIcon />}
          onClick={() => void copyText(reference, 'Referencia copiada')}
        />
      </Row>
      <Row $gap={2} $top={1.5}>
        {payable && <PayFromBalance order={first} available={available} onDone={onPaid} />}
        <ButtonLink to={orderPath(id)} variant={payable ? 'secondary' : 'primary'}>
          Ver cómo transferir
        </ButtonLink>
        {others.length > 0 && <TextLink to={paths.orders}>{`y ${others.length} más`}</TextLink>}
      </Row>
    </Panel>
  );
}
