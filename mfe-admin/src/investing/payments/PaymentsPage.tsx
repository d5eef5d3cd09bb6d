import {
  paths,
  paymentMonthPath,
  paymentStatus,
  paymentStatuses,
  formatWholeNumber,
  today,
  toPeriod,
} from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { AddIcon, Button, ButtonLink, lazyDialog, PageHeader, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed, useAllowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { DayFilter, dayFilters, toDayVariables } from '../../shared/records/DayFilter';
import { ExportButton } from '../../shared/records/ExportButton';
import { ListFilter } from '../../shared/records/Filter';
import { ListToolbar } from '../../shared/records/ListToolbar';
import { formatTotal, ListTitle } from '../../shared/records/ListTitle';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { RecordList } from '../../shared/records/RecordList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { paymentColumns, paymentExport, paymentSelectionColumn } from './payment-columns';
import type { Payment } from '../payment-form/payment-row';
import { SelectionBar } from './SelectionBar';
import { useSelection, type SelectablePayment } from './useSelection';
import { StatusResult } from '../payment-runs/StatusResult';
import { useStatusChange } from '../payment-runs/useStatusChange';
import { pages } from '../../shared/pages';
import {
  AdminPaymentsDocument,
  PaymentFactsDocument,
  PaymentsForFileDocument,
} from '../payment-form/payments.generated';

// Most visits open none.
const PaymentDialogs = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ '../payment-form/PaymentDialogs').then(
    (module) => module.PaymentDialogs,
  ),
);
const PaymentImportDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ './PaymentImportDialog').then(
    (module) => module.PaymentImportDialog,
  ),
);
const PaymentRunDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ '../payment-runs/PaymentRunDialog').then(
    (module) => module.PaymentRunDialog,
  ),
);

const texts = {
  caption: pages[paths.adminPayments].title,
  loading: 'Cargando pagos...',
  failure: 'No se pudieron cargar los pagos',
  empty: 'No se encontraron pagos con los filtros aplicados',
  emptyHint: 'Aquí verás cada pago de retorno, con su período y su estado.',
};

const options = {
  sorts: ['paymentDate', 'id', 'amount', 'period'],
  descending: true,
  filters: ['status', 'period', 'projectId', ...dayFilters],
} as const;

const idPattern = /^[1-9]\d{0,8}$/;

const statuses = paymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

/** Lists, creates, edits, deletes and imports return payments, and posts monthly payments. */
function PaymentsPage() {
  usePageTitle(texts.caption);
  const list = useListState(options);
  const filters = {
    status: parseEnum(paymentStatuses, list.filter('status')),
    period: list.filter('period') || undefined,
    projectId: idPattern.test(list.filter('projectId')) ? Number(list.filter('projectId')) : undefined,
    ...toDayVariables(list.filter),
  };
  const variables = { ...listVariables(list), ...filters };
  const narrowing = { search: variables.search, ...filters };
  const { data, loading, error, ...page } = usePageQuery(AdminPaymentsDocument, variables);
  const facts = usePageQuery(PaymentFactsDocument, {});
  const [dialog, setDialog] = useState<OpenDialog<Payment> | null>(null);
  const [bulkDialog, setBulkDialog] = useState<'run' | 'import' | null>(null);
  const selection = useSelection(narrowing);
  const maySelect = useAllowed('changePaymentStatuses');
  const columns = useMemo(
    () => [
      ...(maySelect ? [paymentSelectionColumn({ selected: selection.payments, onToggle: selection.onToggle })] : []),
      ...paymentColumns(setDialog),
    ],
    [maySelect, selection.payments, selection.onToggle],
  );
  const reload = () => Promise.all([page.reload(), facts.reload()]);
  const statusChange = useStatusChange(reload);
  const change = async (payments: readonly SelectablePayment[], to: 'paid' | 'pending') => {
    const target = { ids: payments.map(({ id }) => id) };
    await (to === 'paid' ? statusChange.markPaid(target) : statusChange.markPending(target));
    selection.onClear();
  };
  const refresh = () => {
    page.refresh();
    facts.refresh();
  };
  const periods = (facts.data?.paymentPeriods ?? []).map((period) => ({ value: period, label: period }));
  const projects = (facts.data?.projects ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const registered = facts.data?.adminOverview.payments;
  const actions = (
    <>
      <ButtonLink to={paymentMonthPath(toPeriod(today()))} variant="secondary">
        Mes de pagos
      </ButtonLink>
      <ButtonLink to={paths.adminRents} variant="secondary">
        Meses sin pago
      </ButtonLink>
      <Allowed to="importPayments">
        <Button variant="secondary" onClick={() => setBulkDialog('import')}>
          Importar CSV
        </Button>
      </Allowed>
      <Allowed to="postPaymentRun">
        <Button variant="secondary" onClick={() => setBulkDialog('run')}>
          Pago mensual
        </Button>
      </Allowed>
      <Allowed to="createPayment">
        <Button onClick={() => setDialog({ kind: 'create' })}>
          <AddIcon size={18} />
          Nuevo Pago
        </Button>
      </Allowed>
    </>
  );
  return (
    <AdminLayout>
      <PageHeader
        title={texts.caption}
        lead={registered === undefined ? '\u00A0' : `${formatWholeNumber(registered)} pagos registrados`}
        actions={actions}
      />
      <ListToolbar
        list={list}
        searchLabel="Buscar por usuario, proyecto o período..."
        loading={loading}
        onRefresh={refresh}
        tools={
          <ExportButton
            name="pagos"
            query={PaymentsForFileDocument}
            variables={(after) => ({ ...narrowing, after })}
            total={data?.adminPayments.total}
            totalIsCapped={data?.adminPayments.totalIsCapped}
            columns={paymentExport}
          />
        }
      >
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
        <ListFilter list={list} name="period" label="Período" all="Período: todos" choices={periods} />
        <ListFilter list={list} name="projectId" label="Proyecto" all="Proyecto: todos" choices={projects} />
        <DayFilter list={list} label="Fecha del pago" />
      </ListToolbar>
      <ListTitle>
        {data && registered !== undefined
          ? `Pagos (${list.isNarrowed ? formatTotal(data.adminPayments) : formatWholeNumber(registered)} de ${formatWholeNumber(registered)})`
          : 'Pagos'}
      </ListTitle>
      <StatusResult
        result={statusChange.result}
        busy={statusChange.isChanging}
        onUndo={() => void statusChange.undo()}
      />
      <Allowed to="changePaymentStatuses">
        <SelectionBar selection={selection} narrowing={narrowing} busy={statusChange.isChanging} onChange={change} />
      </Allowed>
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={data?.adminPayments}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {bulkDialog === 'run' && <PaymentRunDialog onClose={() => setBulkDialog(null)} reload={reload} />}
      {bulkDialog === 'import' && <PaymentImportDialog onClose={() => setBulkDialog(null)} reload={reload} />}
      {dialog && <PaymentDialogs dialog={dialog} onClose={() => setDialog(null)} reload={reload} />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminPayments, PaymentsPage);
