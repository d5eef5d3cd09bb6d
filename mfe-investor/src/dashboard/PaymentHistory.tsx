import { latestPayments, paths } from '@cimiento/contracts';
import { DataTable, EmptyState, SectionTitle, space, TextLink } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { DashboardQuery } from './dashboard.generated';
import { DownloadPayments } from '../shared/DownloadPayments';
import { paymentColumns } from '../shared/payment-columns';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: 0 ${space[2]};
  margin-bottom: ${space[1]};
`;

type Payment = DashboardQuery['myPayments']['returnHistory'][number];

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
`;

/** The latest payments, with a note when there are more. `payments` are all of them, newest first. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  return (
    <section aria-labelledby="payment-history">
      <Header>
        <SectionTitle id="payment-history">Historial de pagos</SectionTitle>
        {payments.length > 0 && <DownloadPayments payments={payments} />}
      </Header>
      {payments.length === 0 ? (
        <EmptyState
          title="Sin pagos recibidos aún"
          description="Aquí verás cada pago de tus proyectos, con su mes y su estado."
        />
      ) : (
        <DataTable
          caption="Historial de pagos"
          columns={paymentColumns}
          rows={payments.slice(0, latestPayments)}
          rowKey={({ id }) => id}
        />
      )}
      {payments.length > 0 && (
        <More>
          {payments.length > latestPayments && (
            <span>{`Mostrando los últimos ${latestPayments} pagos de ${payments.length} totales`}</span>
          )}
          <TextLink to={paths.payments}>Ver todos tus pagos</TextLink>
        </More>
      )}
    </section>
  );
}
