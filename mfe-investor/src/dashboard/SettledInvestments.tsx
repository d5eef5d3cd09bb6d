import { formatExactDollars, formatShortDate, projectPath } from '@cimiento/contracts';
import { DataTable, Section, SectionTitle, TextLink, type Column } from '@cimiento/ui';
import type { DashboardQuery } from './dashboard.generated';

type Settled = DashboardQuery['mySettledInvestments'][number];

const columns: readonly Column<Settled>[] = [
  {
    key: 'project',
    header: 'Proyecto',
    cell: ({ projectId, projectName }) => <TextLink to={projectPath(projectId)}>{projectName}</TextLink>,
  },
  { key: 'exitDate', header: 'Venta', nowrap: true, cell: ({ exitDate }) => formatShortDate(exitDate) },
  { key: 'capital', header: 'Capital', align: 'end', cell: ({ capital }) => formatExactDollars(capital) },
  { key: 'rents', header: 'Rentas recibidas', align: 'end', cell: ({ rents }) => formatExactDollars(rents) },
  { key: 'share', header: 'Recibido por la venta', align: 'end', cell: ({ share }) => formatExactDollars(share) },
  { key: 'result', header: 'Resultado', align: 'end', cell: ({ result }) => formatExactDollars(result) },
  {
    key: 'xirr',
    header: 'Rentabilidad anual',
    align: 'end',
    cell: ({ xirr }) => (xirr === null ? '—' : `${xirr.toFixed(2)}%`),
  },
];

/** Investments whose projects were sold: what went in, what came back, and what that was a year. */
export const SettledInvestments = ({ settled }: { settled: readonly Settled[] }) => (
  <Section aria-labelledby="settled">
    <SectionTitle id="settled">Inversiones finalizadas</SectionTitle>
    <DataTable
      caption="Inversiones finalizadas"
      columns={columns}
      rows={settled}
      rowKey={({ investmentId }) => investmentId}
    />
    <p>
      El resultado es lo recibido, rentas y venta, menos tu capital. La rentabilidad anual sale de tus fechas y montos
      (TIR).
    </p>
  </Section>
);
