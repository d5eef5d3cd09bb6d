import { orderStatuses, orderStatusLabel, paths } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { Button, PageHeader, usePageTitle } from '@cimiento/ui';
import { useState } from 'react';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { ListFilter } from '../../shared/records/Filter';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { orderColumns, orderExport } from './order-columns';
import { AdminOrdersDocument, OrdersForFileDocument } from './orders.generated';
import { OrderTermsDialog } from './OrderTermsDialog';

const texts = {
  caption: titles[paths.adminOrders],
  search: 'Buscar por número, referencia, proyecto o usuario...',
  loading: 'Cargando órdenes...',
  failure: 'No se pudieron cargar las órdenes',
  empty: 'No hay órdenes',
  emptyHint: 'Aquí verás cada orden de inversión, con su estado y el porqué.',
};

const options = { sorts: ['id', 'amount'], descending: true, filters: ['status'] } as const;
const statuses = orderStatuses.map((value) => ({ value, label: orderStatusLabel[value] }));

/** Every order, newest first, with the reason of its state. */
export default function OrdersPage() {
  usePageTitle(texts.caption);
  const list = useListState(options);
  const variables = { ...listVariables(list), status: parseEnum(orderStatuses, list.filter('status')) ?? null };
  const query = usePageQuery(AdminOrdersDocument, variables);
  const { data } = query;
  const [areTermsOpen, setAreTermsOpen] = useState(false);
  return (
    <AdminLayout>
      <PageHeader
        title={texts.caption}
        lead="Lo que los inversionistas pidieron: lo que espera su transferencia, lo pagado y lo que terminó."
        actions={
          <Button variant="secondary" onClick={() => setAreTermsOpen(true)}>
            Plazos
          </Button>
        }
      />
      <SearchableList
        texts={texts}
        columns={orderColumns}
        list={list}
        query={query}
        page={data?.adminOrders}
        file={{
          name: 'ordenes',
          query: OrdersForFileDocument,
          variables: (after) => ({ search: variables.search, status: variables.status, after }),
          columns: orderExport,
        }}
      >
        <ListFilter list={list} name="status" label="Estado de la orden" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {areTermsOpen && <OrderTermsDialog onClose={() => setAreTermsOpen(false)} />}
    </AdminLayout>
  );
}
