import { getInvestorPaymentLabel, latestPayments, formatExactDollars } from '@cimiento/contracts';
import { Badge, DataTable, EmptyState, SectionTitle, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { DashboardQuery } from './dashboard.generated';
import { DownloadPayments } from './DownloadPayments';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: 0 ${space[2]};
  margin-bottom: ${space[1]};
`;

type Payment = DashboardQuery['myPayments']['returnHistory'][number];

const columns = [
  { key: 'period', header: 'Período', cell: ({ period }: Payment) => period },
  { key: 'project', header: 'Proyecto', cell: ({ projectName }: Payment) => projectName },
  { key: 'amount', header: 'Monto', align: 'end' as const, cell: ({ amount }: Payment) => formatExactDollars(amount) },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status }: Payment) => (
      <Badge tone={status === 'paid' ? 'success' : 'warning'}>{getInvestorPaymentLabel(status)}</Badge>
    ),
  },
];

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
          description="Aquí verás cada pago de tus proyectos, con su período y su estado."
        />
      ) : (
        <DataTable
          caption="Historial de pagos"
          columns={columns}
          rows={payments.slice(0, latestPayments)}
          rowKey={({ id }) => id}
        />
      )}
      {payments.length > latestPayments && (
        <p>{`Mostrando los últimos ${latestPayments} pagos de ${payments.length} totales`}</p>
      )}
    </section>
  );
}
