import { paths, paymentMonthPath, paymentStatus, formatWholeNumber, today, toPeriod } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { AddIcon, Button, ButtonLink, lazyDialog, PageHeader, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed, useAllowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { formatTotal, ListTitle, type Total } from '../../shared/records/ListTitle';
import { createRecordList } from '../../shared/records/createRecordList';
import { SearchableList } from '../../shared/records/SearchableList';
import { paymentColumns, paymentExport, paymentSelectionColumn } from './payment-columns';
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

const idPattern = /^[1-9]\d{0,8}$/;

const usePayments = createRecordList({
  texts: {
    caption: pages[paths.adminPayments].title,
    search: 'Buscar por usuario, proyecto o período...',
    records: 'los pagos',
    empty: 'No se encontraron pagos con los filtros aplicados',
    emptyHint: 'Aquí verás cada pago de retorno, con su período y su estado.',
  },
  sorts: ['paymentDate', 'id', 'amount', 'period'],
  descending: true,
  filters: {
    status: {
      label: 'Estado',
      all: 'Estado: todos',
      labels: paymentStatus,
    },
    period: { label: 'Período', all: 'Período: todos' },
    projectId: { label: 'Proyecto', all: 'Proyecto: todos' },
  },
  day: 'Fecha del pago',
  toVariables: (search, getFilter) => ({
    search,
    period: getFilter('period') || undefined,
    projectId: idPattern.test(getFilter('projectId')) ? Number(getFilter('projectId')) : undefined,
  }),
  query: AdminPaymentsDocument,
  getPage: (data) => data.adminPayments,
  columns: paymentColumns,
  file: { name: 'pagos', query: PaymentsForFileDocument, columns: paymentExport },
});

type ActionsProps = { onImport: () => void; onRun: () => void; onCreate: () => void };

/** Links to the pages of rents, and what adds payments. */
const HeaderActions = ({ onImport, onRun, onCreate }: ActionsProps) => (
  <>
    <ButtonLink to={paymentMonthPath(toPeriod(today()))} variant="secondary">
      Mes de pagos
    </ButtonLink>
    <ButtonLink to={paths.adminRents} variant="secondary">
      Meses sin pago
    </ButtonLink>
    <Allowed to="importPayments">
      <Button variant="secondary" onClick={onImport}>
        Importar CSV
      </Button>
    </Allowed>
    <Allowed to="postPaymentRun">
      <Button variant="secondary" onClick={onRun}>
        Pago mensual
      </Button>
    </Allowed>
    <Allowed to="createPayment">
      <Button onClick={onCreate}>
        <AddIcon size={18} />
        Nuevo Pago
      </Button>
    </Allowed>
  </>
);

/** 'Pagos (12 de 1,240)'. */
function describeFound(found: Total | undefined, isNarrowed: boolean, registered: number | undefined): string {
  if (!found || registered === undefined) return 'Pagos';
  const all = formatWholeNumber(registered);
  return `Pagos (${isNarrowed ? formatTotal(found) : all} de ${all})`;
}

/** Lists, creates, edits, deletes and imports return payments, and posts monthly payments. */
function PaymentsPage() {
  const facts = usePageQuery(PaymentFactsDocument, {});
  const { opened, open, close, query, columns, narrowing, ...list } = usePayments({
    period: (facts.data?.paymentPeriods ?? []).map((period) => ({ value: period, label: period })),
    projectId: (facts.data?.projects ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  });
  const { caption } = list.texts;
  usePageTitle(caption);
  const [bulkDialog, setBulkDialog] = useState<'run' | 'import' | null>(null);
  const { payments: selected, onToggle, ...selection } = useSelection(narrowing);
  const maySelect = useAllowed('changePaymentStatuses');
  const shownColumns = useMemo(
    () => [...(maySelect ? [paymentSelectionColumn({ selected, onToggle })] : []), ...columns],
    [maySelect, selected, onToggle, columns],
  );
  const reload = () => Promise.all([query.reload(), facts.reload()]);
  const refresh = () => {
    query.refresh();
    facts.refresh();
  };
  const statusChange = useStatusChange(reload);
  const change = async (payments: readonly SelectablePayment[], to: 'paid' | 'pending') => {
    const target = { ids: payments.map(({ id }) => id) };
    await (to === 'paid' ? statusChange.markPaid(target) : statusChange.markPending(target));
    selection.onClear();
  };
  const registered = facts.data?.adminOverview.payments;
  return (
    <AdminLayout>
      <PageHeader
        title={caption}
        lead={registered === undefined ? '\u00A0' : `${formatWholeNumber(registered)} pagos registrados`}
        actions={
          <HeaderActions
            onImport={() => setBulkDialog('import')}
            onRun={() => setBulkDialog('run')}
            onCreate={() => open({ kind: 'create' })}
          />
        }
      />
      <SearchableList
        {...list}
        columns={shownColumns}
        query={{ ...query, refresh }}
        selection={
          <>
            <ListTitle>{describeFound(list.page, list.list.isNarrowed, registered)}</ListTitle>
            <StatusResult
              result={statusChange.result}
              busy={statusChange.isChanging}
              onUndo={() => void statusChange.undo()}
            />
            <Allowed to="changePaymentStatuses">
              <SelectionBar
                selection={{ payments: selected, onToggle, ...selection }}
                narrowing={narrowing}
                busy={statusChange.isChanging}
                onChange={change}
              />
            </Allowed>
          </>
        }
      />
      {bulkDialog === 'run' && <PaymentRunDialog onClose={() => setBulkDialog(null)} reload={reload} />}
      {bulkDialog === 'import' && <PaymentImportDialog onClose={() => setBulkDialog(null)} reload={reload} />}
      {opened && <PaymentDialogs dialog={opened} onClose={close} reload={reload} />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminPayments, PaymentsPage);
