import { formatExactDollars, formatMonthTitle } from '@cimiento/contracts';
import { toCallError, useAuth } from '@cimiento/session';
import { color, DataTable, ErrorState, Skeleton, Stack, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { usePageQuery } from '../lists';
import { FinanceChart } from './FinanceChart';
import { sumRows, toFinanceRows, type FinanceRow } from './finance-rows';
import { ProjectFinancesDocument } from './finances.generated';

/** The expenses by category below their sum, in lines of a length that leaves the other columns their room. */
const Detail = styled.span`
  display: block;
  max-width: 15rem;
  margin-left: auto;
  color: ${color.muted};
  font-size: ${text.tiny};
  white-space: normal;
`;

type Figure = 'rent' | 'expenses' | 'fee' | 'reserve' | 'distributed';

const money = (key: Figure, header: string): Column<FinanceRow> => ({
  key,
  header,
  align: 'end',
  compact: key === 'distributed' ? 'figure' : 'labelled',
  cell: (row) => formatExactDollars(row[key]),
});

const columns: readonly Column<FinanceRow>[] = [
  {
    key: 'period',
    header: 'Mes',
    compact: 'title',
    nowrap: true,
    cell: ({ key }) => (key === 'total' ? <strong>Total</strong> : formatMonthTitle(key)),
  },
  money('rent', 'Renta'),
  {
    key: 'expenses',
    header: 'Gastos',
    align: 'end',
    compact: 'labelled',
    cell: ({ expenses, detail }) => (
      <>
        <span>{formatExactDollars(expenses)}</span>
        {detail && <Detail>{detail}</Detail>}
      </>
    ),
  },
  money('fee', 'Comisión'),
  money('reserve', 'Reserva'),
  money('distributed', 'Repartido'),
];

const occupied: Column<FinanceRow> = {
  key: 'occupied',
  header: 'Arrendado',
  align: 'end',
  compact: 'labelled',
  cell: ({ key, occupied: percent }) => {
    // A sum of months has no share.
    if (key === 'total') return null;
    return percent === null ? '—' : `${percent} %`;
  },
};

function Report({ projectId }: { projectId: number }) {
  const { data, loading, error, refresh } = usePageQuery(ProjectFinancesDocument, { projectId });
  // Only those who hold a part of the project have its report.
  if (error && toCallError(error).status === 404) return null;
  if (error && !loading)
    return <ErrorState message="No se pudieron cargar las cuentas del proyecto." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando cuentas del proyecto..." rows={4} />;
  const rows = toFinanceRows(data.projectFinances);
  if (rows.length === 0) return <p>Sin rentas ni gastos en los últimos doce meses.</p>;
  const hasOccupancy = rows.some((row) => row.occupied !== null);
  return (
    <Stack>
      <FinanceChart rows={rows} />
      <DataTable
        dense
        caption="Cuentas del proyecto por mes"
        columns={hasOccupancy ? [...columns, occupied] : columns}
        rows={[...[...rows].reverse(), sumRows(rows)]}
        rowKey={({ key }) => key}
      />
    </Stack>
  );
}

/** Income, costs and distributed amounts of a project, month by month, for its holders and the staff. Nothing for visitors and others. */
export function ProjectFinances({ projectId }: { projectId: number }) {
  const { user } = useAuth();
  return user ? <Report projectId={projectId} /> : null;
}
