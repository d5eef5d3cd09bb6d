import {
  formatDollars,
  formatShortDate,
  getOrderBadge,
  orderFundingLabel,
  orderPath,
  paths,
  projectPath,
  toCalendarDate,
} from '@cimiento/contracts';
import { QueryList, useList, usePageQuery } from '@cimiento/product-ui/lists';
import {
  ButtonLink,
  DataTable,
  EmptyState,
  PageContainer,
  PageHeader,
  StatusBadge,
  TextLink,
  usePageTitle,
  type Column,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { titles } from '../shared/titles';
import { MyOrdersDocument, type MyOrdersQuery } from './order.generated';
import { OwnInterests } from './OwnInterests';
import { findReceived } from '../reservations/received-money';

type Order = MyOrdersQuery['myOrders'][number];

const texts = {
  title: titles[paths.orders],
  lead: 'Cada inversión que pediste: lo que espera tu transferencia, lo pagado y lo que terminó.',
  loading: 'Cargando órdenes...',
  more: 'Ver más órdenes',
  failed: 'No pudimos cargar tus órdenes. Están a salvo: revisa tu conexión e intenta de nuevo.',
} as const;

const Received = styled.strong`
  display: block;
`;

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
    cell: ({ status, fundedFrom }) => (status === 'committed' ? '—' : orderFundingLabel[fundedFrom]),
  },
  { key: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => formatDollars(amount) },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status, investmentId, expiresAt, received, missing }) => (
      <>
        <StatusBadge status={getOrderBadge({ status, investmentId })} />
        {status === 'reserved' && expiresAt && <span>{` hasta el ${formatShortDate(toCalendarDate(expiresAt))}`}</span>}
        {status === 'reserved' && <Received>{findReceived({ received, missing })}</Received>}
      </>
    ),
  },
];

/** The signed-in person's orders, newest first. */
export default function OrdersPage() {
  usePageTitle(texts.title);
  const list = useList();
  const query = usePageQuery(MyOrdersDocument, {}, 'cache-and-network');
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryList
        list={list}
        query={query}
        rows={query.data?.myOrders}
        texts={texts}
        empty={
          <EmptyState
            title="Aún no tienes órdenes"
            description="Aquí verás cada inversión que pidas, con su estado y su comprobante."
            action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
          />
        }
      >
        {(orders) => <DataTable caption={texts.title} columns={columns} rows={orders} rowKey={({ id }) => id} />}
      </QueryList>
      {query.data && query.data.myInterests.length > 0 && (
        <OwnInterests interests={query.data.myInterests} onRefused={query.refresh} />
      )}
    </PageContainer>
  );
}
