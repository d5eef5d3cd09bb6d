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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[0.5]} ${space[2]};
  padding: ${space[1]} ${space[1.5]};
  border-left: 6px solid ${color.brass};

  h2 {
    font-size: ${text.body};
  }

  p,
  a {
    margin: 0;
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  flex: 1 1 17rem;

  > div {
    gap: 0 ${space[2]};
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
      <Facts>
        <h2 id="waiting">{`Tu reserva espera ${formatDollars(amount)} hasta el ${formatShortDate(toCalendarDate(expiresAt))}`}</h2>
        <Row>
          <p>{[projectName, left && `quedan ${left}`].filter(Boolean).join(' · ')}</p>
          {received !== null && (
            <p>
              <strong>{`${received}.`}</strong>
            </p>
          )}
          <Row as="p">
            <span>Referencia:</span> <strong>{formatCreditorReference(reference)}</strong>
            <IconButton
              label="Copiar la referencia de tu reserva"
              icon={<CopyIcon />}
              onClick={() => void copyText(reference, 'Referencia copiada')}
            />
          </Row>
        </Row>
      </Facts>
      <Row $gap={1.5}>
        {payable && <PayFromBalance size="small" order={first} available={available} onDone={onPaid} />}
        {payable ? (
          <TextLink to={orderPath(id)}>Ver cómo transferir</TextLink>
        ) : (
          <ButtonLink size="small" to={orderPath(id)}>
            Ver cómo transferir
          </ButtonLink>
        )}
        {others.length > 0 && <TextLink to={paths.orders}>{`y ${others.length} más`}</TextLink>}
      </Row>
    </Panel>
  );
}
