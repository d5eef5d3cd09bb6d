import { useQuery } from '@apollo/client/react';
import {
  formatDollars,
  formatShortDate,
  orderFundingLabel,
  orderPath,
  orderStatusLabel,
  paths,
  projectPath,
  toCalendarDate,
} from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import {
  Badge,
  ButtonLink,
  DataTable,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  Spinner,
  TextLink,
  usePageTitle,
  type Column,
} from '@cimiento/ui';
import { titles } from '../titles';
import { MyOrdersDocument, type MyOrdersQuery } from './order.generated';
import { orderTone } from './order-status';

type Order = MyOrdersQuery['myOrders'][number];

const texts = {
  title: titles[paths.orders],
  lead: 'Cada inversión que pediste: lo que espera tu transferencia, lo pagado y lo que terminó.',
  failed: 'No pudimos cargar tus órdenes. Están a salvo: revisa tu conexión e intenta de nuevo.',
} as const;

const columns: readonly Column<Order>[] = [
  {
    key: 'number',
    header: 'Orden',
    nowrap: true,
    cell: ({ id, number }) => <TextLink to={orderPath(id)}>{number}</TextLink>,
  },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatShortDate(toCalendarDate(createdAt)) },
  {
    key: 'project',
    header: 'Proyecto',
    cell: ({ projectId, projectName }) => <TextLink to={projectPath(projectId)}>{projectName}</TextLink>,
  },
  {
    key: 'funding',
    header: 'Forma de pago',
    cell: ({ status, fundedFrom }) =>
      status === 'committed' ? '—' : orderFundingLabel[fundedFrom === 'BALANCE' ? 'balance' : 'transfer'],
  },
  { key: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => formatDollars(amount) },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status, expiresAt }) => (
      <>
        <Badge tone={orderTone[status]}>{orderStatusLabel[status]}</Badge>
        {status === 'reserved' && expiresAt && <span>{` hasta el ${formatShortDate(toCalendarDate(expiresAt))}`}</span>}
      </>
    ),
  },
];

/** The signed-in person's orders, newest first. */
export default function OrdersPage() {
  usePageTitle(texts.title);
  const { data, loading, error, refetch } = useQuery(MyOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !data && <Spinner label="Cargando órdenes..." />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data?.myOrders.length === 0 && (
        <EmptyState
          title="Aún no tienes órdenes"
          description="Aquí verás cada inversión que pidas, con su estado y su comprobante."
          action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
        />
      )}
      {data && data.myOrders.length > 0 && (
        <DataTable caption={texts.title} columns={columns} rows={data.myOrders} rowKey={({ id }) => id} />
      )}
    </PageContainer>
  );
}
