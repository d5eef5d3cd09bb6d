import { describeRent, formatExactDollars, formatPaymentDate, paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, PageHeader, TextLink, usePageTitle, type Column } from '@cimiento/ui';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { RecordList } from '../../shared/records/RecordList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { UnpaidRentMonthsDocument, type UnpaidRentMonthsQuery } from './rent-calendar.generated';

type Month = UnpaidRentMonthsQuery['unpaidRentMonths']['items'][number] & { id: number };

const texts = {
  caption: titles[paths.adminRents],
  lead: 'Cada proyecto y mes cuya renta ya venció sin que se haya pagado nada, del más antiguo al más reciente.',
  loading: 'Cargando meses...',
  failure: 'No se pudieron cargar los meses sin pago',
  empty: 'Ningún mes sin pago',
  emptyHint: 'Aquí verás cada mes que venza sin un pago de su proyecto.',
};

const options = { sorts: ['period'] } as const;

/** Address of the payments of a month, where the missing one is registered. */
const getPaymentsPath = ({ period, projectName }: Month): string =>
  `${paths.adminPayments}?${new URLSearchParams({ q: projectName, period })}`;

const columns: readonly Column<Month>[] = [
  { key: 'period', header: 'Período', nowrap: true, cell: ({ period }) => period },
  { key: 'project', compact: 'title', header: 'Proyecto', cell: ({ projectName }) => projectName },
  {
    key: 'expected',
    compact: 'figure',
    header: 'Proyectado',
    align: 'end',
    cell: ({ expected }) => formatExactDollars(expected),
  },
  {
    key: 'due',
    compact: 'labelled',
    header: 'Venció',
    nowrap: true,
    cell: ({ dueDate }) => formatPaymentDate(dueDate),
  },
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
      <TextLink to={getPaymentsPath(month)} aria-label={`Ver pagos de ${month.projectName} de ${month.period}`}>
        Ver pagos
      </TextLink>
    ),
  },
];

/** Months of any project whose rent was due and that have no paid payment. */
export default function UnpaidRentsPage() {
  usePageTitle(texts.caption);
  const list = useListState(options);
  const { offset, limit } = listVariables(list);
  const { data, loading, error, refresh } = usePageQuery(UnpaidRentMonthsDocument, { offset, limit });
  const page = data && {
    ...data.unpaidRentMonths,
    items: data.unpaidRentMonths.items.map((month, index) => ({ ...month, id: offset + index })),
  };
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} lead={texts.lead} />
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={page}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
    </AdminLayout>
  );
}
