import { orderStatus, paths } from '@cimiento/contracts';
import { Button, PageHeader, usePageTitle } from '@cimiento/ui';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { createRecordList } from '../../shared/records/createRecordList';
import { SearchableList } from '../../shared/records/SearchableList';
import { pages } from '../../shared/pages';
import { orderColumns, orderExport } from './order-columns';
import { AdminOrdersDocument, OrdersForFileDocument } from '../order-actions/orders.generated';
import { OrderDialogs } from '../order-actions/OrderDialogs';
import { OrderTermsDialog } from './OrderTermsDialog';

const title = pages[paths.adminOrders].title;

const useOrders = createRecordList({
  texts: {
    caption: title,
    search: 'Buscar por usuario, proyecto o inicio de número o referencia...',
    records: 'las órdenes',
    empty: 'No hay órdenes',
    emptyHint: 'Aquí verás cada orden de inversión, con su estado y el porqué.',
  },
  sorts: ['id', 'amount'],
  descending: true,
  filters: { status: { label: 'Estado de la orden', all: 'Estado: todos', labels: orderStatus } },
  day: 'Día de la orden',
  query: AdminOrdersDocument,
  getPage: (data) => data.adminOrders,
  columns: orderColumns,
  file: { name: 'ordenes', query: OrdersForFileDocument, columns: orderExport },
});

/** Every order, newest first, with the reason of its state. */
function OrdersPage() {
  usePageTitle(title);
  const { opened, open: _open, close, ...list } = useOrders();
  const [areTermsOpen, setAreTermsOpen] = useState(false);
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Lo que los inversionistas pidieron: lo que espera su transferencia, lo pagado y lo que terminó."
        actions={
          <Allowed to="setOrderTerms">
            <Button variant="secondary" onClick={() => setAreTermsOpen(true)}>
              Plazos
            </Button>
          </Allowed>
        }
      />
      <SearchableList {...list} />
      {opened && <OrderDialogs dialog={opened} onClose={close} reload={list.query.reload} />}
      {areTermsOpen && <OrderTermsDialog onClose={() => setAreTermsOpen(false)} />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminOrders, OrdersPage);
