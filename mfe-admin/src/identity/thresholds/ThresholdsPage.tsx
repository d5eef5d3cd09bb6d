import { addMonths, brand, formatMonth, isPeriod, paths, today, toPeriod, toThresholdCsv } from '@cimiento/contracts';
import { useAddressParams, usePageQuery } from '@cimiento/product-ui/lists';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  saveFile,
  Skeleton,
  usePageTitle,
  type Column,
} from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { guardPage } from '../../shared/layout/guardPage';
import { pages } from '../../shared/pages';
import { countColumn, dateColumn, moneyColumn } from '../../shared/records/columns';
import { Filter } from '../../shared/records/Filter';
import { PersonLink } from '../../shared/records/PersonLink';
import { IdentityThresholdsDocument, type IdentityThresholdsQuery } from './thresholds.generated';

/** As wide as the longest month, so that a phone shows it whole. */
const Month = styled.div`
  display: grid;
  flex: 1 1 13rem;
  max-width: 20rem;
`;

const title = pages[paths.adminThresholds].title;

type Sum = IdentityThresholdsQuery['identityThresholds'][number];

const columns: readonly Column<Sum>[] = [
  {
    key: 'person',
    compact: 'title',
    header: 'Persona',
    cell: ({ userId, userName }) => <PersonLink person={{ id: userId, fullName: userName }} />,
  },
  moneyColumn('total', 'Total'),
  dateColumn('from', 'Desde', { compact: 'labelled' }),
  dateColumn('to', 'Hasta', { compact: 'labelled' }),
  countColumn('movements', 'Depósitos', { compact: 'labelled' }),
];

const shownMonths = 24;

/** This month and those before it, the newest first. */
const listMonths = (current: string) =>
  Array.from({ length: shownMonths }, (_, index) => addMonths(current, -index)).map((value) => ({
    value,
    label: formatMonth(value),
  }));

function download(month: string, sums: readonly Sum[]): void {
  const name = ['umbrales', brand.name.toLowerCase(), month].join('-');
  saveFile(toThresholdCsv(sums), `${name}.csv`);
  toast({ title: 'Archivo descargado', description: `${name}.csv` });
}

/** Whose deposits reach the sum that has to be reported, by the month in which it is reached. */
function ThresholdsPage() {
  usePageTitle(title);
  const { read, change } = useAddressParams();
  const current = toPeriod(today());
  const asked = read('month');
  const month = isPeriod(asked) ? asked : current;
  const { data, loading, error, refresh } = usePageQuery(IdentityThresholdsDocument, { month });
  const sums = data?.identityThresholds;
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Quiénes alcanzan el monto que hay que reportar, en un solo depósito o sumando los de 30 días. El monto se define en Cumplimiento."
      />
      <Row $gap={1.5}>
        <Month>
          <Filter
            label="Mes"
            all={formatMonth(current)}
            choices={listMonths(current).slice(1)}
            value={month === current ? '' : month}
            onChange={(value) => change({ month: value || null }, { replace: true })}
          />
        </Month>
        <Button variant="secondary" disabled={!sums || sums.length === 0} onClick={() => sums && download(month, sums)}>
          Descargar CSV
        </Button>
      </Row>
      {!sums && loading && <Skeleton label="Cargando umbrales..." />}
      {Boolean(error) && !loading && <ErrorState message="No se pudieron cargar los umbrales." onRetry={refresh} />}
      {sums?.length === 0 && (
        <EmptyState
          title={`Nadie alcanzó el umbral en ${formatMonth(month)}`}
          description="Aquí verás a quien lo alcance, con los días de su primer y último depósito."
        />
      )}
      {sums && sums.length > 0 && (
        <DataTable
          dense
          caption={`Umbrales de ${formatMonth(month)}`}
          columns={columns}
          rows={sums}
          rowKey={({ userId, from }) => `${userId} ${from}`}
        />
      )}
    </AdminLayout>
  );
}

export default guardPage(paths.adminThresholds, ThresholdsPage);
