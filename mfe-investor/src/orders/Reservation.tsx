import { brand, formatDollars, formatExactDollars, formatMoment, paths } from '@cimiento/contracts';
import { color, EmptyState, radius, space, text, TextLink } from '@cimiento/ui';
import { styled } from 'styled-components';
import { BankDetails, type CollectingAccount } from '../bank-accounts/BankDetails';
import { findReceived, getBalanceAfter, isPayable } from '../reservations/received-money';
import { formatTimeLeft } from '../reservations/time-left';
import { useNow } from '../reservations/useNow';

const Countdown = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
  color: ${color.warning};

  strong {
    font-size: ${text.lead};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Received = styled.p`
  margin: 0 0 ${space[1]};
  font-weight: 600;
`;

/** Time that a reservation still waits for its transfer. */
export function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const left = formatTimeLeft(Date.parse(expiresAt) - useNow());
  return (
    <Countdown role="timer">
      <small>{left ? 'Tu reserva espera' : 'El plazo de tu reserva terminó'}</small>
      {left && <strong>{left}</strong>}
      <small>{`Hasta el ${formatMoment(expiresAt, 'long')}`}</small>
    </Countdown>
  );
}

type TransferProps = {
  order: { amount: number; received: string; missing: string; reference: string };
  /** The available balance, as decimal text. */
  available: string;
  accounts: readonly CollectingAccount[];
};

/** The shortfall of the balance for the reservation, with a link to deposit. */
function BalanceShort({ available, amount }: { available: string; amount: number }) {
  const missing = getBalanceAfter(available, amount).replace('-', '');
  return (
    <p>
      <span>{`Con tu saldo no alcanza todavía: tienes ${formatExactDollars(available)} y te faltan ${formatExactDollars(missing)}. `}</span>
      <TextLink to={paths.balance}>Depositar</TextLink>
    </p>
  );
}

/** Account for the transfer of a reservation, and the reference that identifies it. */
export function TransferDetails({ order, available, accounts }: TransferProps) {
  const received = findReceived(order);
  const transfer = {
    shown: received === null ? formatDollars(order.amount) : formatExactDollars(order.missing),
    copied: order.missing,
  };
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">Haz la transferencia</h2>
      {received !== null && <Received role="status">{`${received}.`}</Received>}
      <p>Usa este monto exacto y escribe la referencia en la descripción.</p>
      {accounts.length === 0 && (
        <EmptyState
          title="Aún no hay una cuenta para transferencias"
          description={`Escríbenos a ${brand.contactEmail} y te diremos cómo transferir.`}
        />
      )}
      {accounts.map((account) => (
        <BankDetails
          key={account.id}
          account={account}
          reference={order.reference}
          referenceLabel="Referencia"
          referenceUse="para esta orden"
          amount={transfer}
        />
      ))}
      <p>
        Cuando el banco nos confirme el dinero, tu inversión queda hecha y te avisamos. Si llega otro monto, no se
        pierde: lo verás aquí y en tu saldo.
      </p>
      {!isPayable(available, order.amount) && <BalanceShort available={available} amount={order.amount} />}
    </section>
  );
}
