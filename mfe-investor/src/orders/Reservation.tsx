import { useQuery } from '@apollo/client/react';
import { brand, formatDollars } from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import { color, EmptyState, ErrorState, font, radius, SectionTitle, space, Spinner, text } from '@cimiento/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { BankDetails } from '../bank-accounts/BankDetails';
import { formatMoment } from './format-moment';
import { ReservationAccountsDocument } from './order.generated';
import { formatTimeLeft } from './time-left';

const Countdown = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
  color: ${color.warning};

  strong {
    font-family: ${font.display};
    font-size: ${text.title};
    font-weight: 400;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Transfer = styled.section`
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
`;

const tickMs = 15_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long a reservation still waits for its transfer. */
export function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const left = formatTimeLeft(Date.parse(expiresAt) - useNow());
  return (
    <Countdown role="timer">
      <span>{left ? 'Tu reserva espera' : 'El plazo de tu reserva terminó'}</span>
      {left && <strong>{left}</strong>}
      <small>{`Hasta el ${formatMoment(expiresAt)}`}</small>
    </Countdown>
  );
}

/** Where to transfer the money of a reservation, and by which reference it is recognized. */
export function TransferDetails({ amount, reference }: { amount: number; reference: string }) {
  const { data, loading, error, refetch } = useQuery(ReservationAccountsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const transfer = { shown: formatDollars(amount), copied: `${amount}.00` };
  return (
    <Transfer aria-labelledby="transfer">
      <SectionTitle id="transfer">Haz la transferencia</SectionTitle>
      <p>
        Transfiere exactamente este monto y escribe la referencia en la descripción: por ella sabemos que es para esta
        orden. Cuando el banco nos confirme el dinero, tu inversión queda hecha.
      </p>
      {loading && !data && <Spinner label="Cargando datos bancarios..." />}
      {error && !loading && (
        <ErrorState
          message="No pudimos cargar los datos bancarios. Tu reserva está a salvo: intenta de nuevo."
          onRetry={() => void refetch()}
        />
      )}
      {data?.collectingAccounts.length === 0 && (
        <EmptyState
          title="Aún no hay una cuenta para transferencias"
          description={`Escríbenos a ${brand.contactEmail} y te diremos cómo transferir.`}
        />
      )}
      {data?.collectingAccounts.map((account) => (
        <BankDetails
          key={account.id}
          account={account}
          reference={reference}
          referenceLabel="Referencia"
          amount={transfer}
        />
      ))}
    </Transfer>
  );
}
