import {
  centsToText,
  describeRent,
  formatExactDollars,
  formatMonth,
  parseCents,
  paths,
  paymentMonthPath,
  today,
} from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, Button, lazyDialog, PageHeader, space, TextLink, usePageTitle, type Column } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { ListFilter } from '../../shared/records/Filter';
import { RecordList } from '../../shared/records/RecordList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { pages } from '../../shared/pages';
import { dateColumn, moneyColumn, textColumn } from '../../shared/records/columns';
import type { RunStart } from '../payment-runs/PaymentRunDialog';
import { UnpaidRentMonthsDocument, type UnpaidRentMonthsQuery } from './rent-calendar.generated';

type Month = UnpaidRentMonthsQuery['unpaidRentMonths']['items'][number] & { id: number };

const texts = {
  caption: pages[paths.adminRents].title,
  lead: 'Cada proyecto y mes cuya renta ya venció sin que se haya pagado nada, o solo una parte, del más antiguo al más reciente.',
  loading: 'Cargando meses...',
  failure: 'No se pudieron cargar los meses sin pago',
  empty: 'Ningún mes sin pago',
  emptyHint: 'Aquí verás cada mes que venza sin un pago de su proyecto.',
};

const options = { sorts: ['period'], filters: ['state'] } as const;

const states = [{ value: 'partial', label: 'Parcial' }];

const ListTools = styled.div`
  display: flex;
`;

// Most visits do not pay.
const PaymentRunDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ '../payment-runs/PaymentRunDialog').then(
    (module) => module.PaymentRunDialog,
  ),
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]} ${space[2]};
`;

/** Address of the payments of a month, where the missing one is registered. */
const getPaymentsPath = ({ period, projectName }: Month): string =>
  `${paths.adminPayments}?${new URLSearchParams({ q: projectName, period })}`;

const getMissing = ({ expected, received }: Month): string => centsToText(parseCents(expected) - parseCents(received));

const createColumns = (onPay: (month: Month) => void): readonly Column<Month>[] => [
  {
    key: 'period',
    header: 'Período',
    nowrap: true,
    cell: ({ period }) => (
      <TextLink to={paymentMonthPath(period)} aria-label={`Rentas de ${formatMonth(period)}`}>
        {period}
      </TextLink>
    ),
  },
  textColumn('projectName', 'Proyecto', { compact: 'title' }),
  moneyColumn('expected', 'Proyectado'),
  {
    key: 'missing',
    compact: 'labelled',
    header: 'Falta',
    align: 'end',
    cell: (month) => formatExactDollars(getMissing(month)),
  },
  dateColumn('dueDate', 'Venció', { compact: 'labelled' }),
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (month) => <Badge tone="danger">{describeRent(month)}</Badge>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (month) => (
      <Actions>
        <Allowed to="postPaymentRun">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Pagar este mes: ${month.projectName}, ${month.period}`}
            onClick={() => onPay(month)}
          >
            Pagar este mes
          </Button>
        </Allowed>
        <TextLink to={getPaymentsPath(month)} aria-label={`Ver pagos de ${month.projectName} de ${month.period}`}>
          Ver pagos
        </TextLink>
      </Actions>
    ),
  },
];

/** A monthly payment of what is missing. Missed payments of the month become its own. */
const toStart = (month: Month): RunStart => ({
  project: { id: month.projectId, label: month.projectName },
  values: {
    projectId: month.projectId,
    period: month.period,
    amount: getMissing(month),
    paymentDate: today(),
    status: 'paid',
    continueForMissing: true,
  },
});

/** Months of any project whose rent was due and that have no paid payment, or only a part of it. */
function UnpaidRentsPage() {
  usePageTitle(texts.caption);
  const list = useListState(options);
  const [chosen, setChosen] = useState<Month | null>(null);
  const { offset, limit } = listVariables(list);
  const variables = { offset, limit, partial: list.filter('state') === 'partial' };
  const { data, loading, error, refresh, reload } = usePageQuery(UnpaidRentMonthsDocument, variables);
  const page = data && {
    ...data.unpaidRentMonths,
    items: data.unpaidRentMonths.items.map((month, index) => ({ ...month, id: offset + index })),
  };
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} lead={texts.lead} />
      <ListTools>
        <ListFilter list={list} name="state" label="Pago" all="Sin ningún pago" choices={states} />
      </ListTools>
      <RecordList
        texts={texts}
        columns={createColumns(setChosen)}
        list={list}
        page={page}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {chosen && <PaymentRunDialog start={toStart(chosen)} onClose={() => setChosen(null)} reload={reload} />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminRents, UnpaidRentsPage);
