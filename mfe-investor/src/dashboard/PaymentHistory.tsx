import { investorPaymentLabel, latestPayments, usdExact } from '@cimiento/contracts';
import { Badge, DataTable, EmptyState, SectionTitle, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { DashboardQuery } from './dashboard.generated';
import { DownloadPayments } from './DownloadPayments';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: 0 ${space[2]};
  margin-bottom: ${space[1]};
`;

type Entry = DashboardQuery['myReturns']['returnHistory'][number];

const columns = [
  { key: 'period', header: 'Período', cell: ({ period }: Entry) => period },
  { key: 'project', header: 'Proyecto', cell: ({ projectName }: Entry) => projectName },
  { key: 'amount', header: 'Monto', align: 'end' as const, cell: ({ amount }: Entry) => usdExact(amount) },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status }: Entry) => (
      <Badge tone={status === 'paid' ? 'success' : 'warning'}>{investorPaymentLabel(status)}</Badge>
    ),
  },
];

/** The latest payments, newest first, with the note that says how many there are (specification §2). */
export function PaymentHistory({ entries, total }: { entries: readonly Entry[]; total: number }) {
  return (
    <section aria-labelledby="payment-history">
      <Head>
        <SectionTitle id="payment-history">Historial de pagos</SectionTitle>
        {entries.length > 0 && <DownloadPayments />}
      </Head>
      {entries.length === 0 ? (
        <EmptyState
          title="Sin pagos recibidos aún"
          description="Aquí verás cada pago de tus proyectos, con su período y su estado."
        />
      ) : (
        <DataTable caption="Historial de pagos" columns={columns} rows={entries} rowKey={({ id }) => id} />
      )}
      {total > latestPayments && <p>{`Mostrando los últimos ${latestPayments} pagos de ${total} totales`}</p>}
    </section>
  );
}
